import { createMiddleware } from 'hono/factory';
import { careGate, helpBlock, urgentOf, writtenLanguage } from '../../care/index.ts';
import type { PortalEnv } from '../accounts/index.ts';
import type { ContactAnswer } from './contract.ts';

/** More characters than a message that can be sent. */
const MOST_READ = 16_000;

/**
 * Answers a message that says that someone is in danger with help, before anything else can refuse it, and sends nothing
 * until the person has seen the help. The support address has no one who answers at night.
 */
export const helpFirst = createMiddleware<PortalEnv>(async (c, next) => {
  const { message, helpSeen } = Object(await c.req.json().catch(() => undefined)) as Record<string, unknown>;
  if (typeof message === 'string' && helpSeen !== true) {
    const text = message.slice(0, MOST_READ);
    const help = helpBlock(urgentOf(careGate([text])), { care: null }, writtenLanguage([text]) ?? 'en');
    const answer: ContactAnswer = { sent: false, help };
    if (help) return c.json(answer);
  }
  await next();
});
