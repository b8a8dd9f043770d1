import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { anybody, type PortalEnv } from '../accounts/index.ts';
import { type ContactAnswer, ContactMessage } from './contract.ts';
import { helpFirst } from './help-first.ts';
import { sendContactMessage } from './send-contact-message.ts';

/** The form of the contact page. Mounted at /api/contact. Only the sealed email is stored, until it is sent. */
export const contactRoutes = new Hono<PortalEnv>().post(
  '/',
  helpFirst,
  anybody,
  validate('json', ContactMessage),
  async (c) => {
    await sendContactMessage(c.var.ctx, c.req.valid('json'));
    const answer: ContactAnswer = { sent: true };
    return c.json(answer, 202);
  },
);
