import { dayOf } from '../../platform/clock.ts';
import type { PersonContext } from '../accounts/index.ts';
import { logOf } from './log-of.ts';
import { accountOf, churchOf, invitationsOf, lettersOf, mailStoppedOf, ownPlanOf, sessionsOf } from './own-rows.ts';

const ABOUT =
  'Everything this Lampstand server stores about you. The apps in church pages store nothing, so nothing of theirs is here.';

/** Why some data is missing from the file. */
const notIncluded = [
  'Your password, your session keys and unused one-time links: only fingerprints of them are stored, and they stay secret.',
  'The words of emails: they’re erased when an email has been sent.',
  'Who else acted on your account, and the reasons that administrators write down: ask your church about those.',
  'Counters that slow down guessing: they hold a network address for at most a day.',
  'Backups: they are copies of the same, and the older ones are deleted as new ones are made.',
] as const;

/** Everything stored about the person, as JSON in chunks: the log can be long and is never held whole in memory. */
export async function* exportAccount(ctx: PersonContext): AsyncGenerator<string> {
  await ctx.limits.take('accountExport', ctx.actor.id);
  yield `{\n${field('about', ABOUT)},\n${field('madeAt', new Date(ctx.now()).toISOString())},\n`;
  yield `${field('account', accountOf(ctx.actor))},\n`;
  yield `${field('church', await churchOf(ctx))},\n`;
  yield `${field('ownPlan', await ownPlanOf(ctx))},\n`;
  yield `${field('sessions', await sessionsOf(ctx))},\n`;
  yield `${field('invitations', await invitationsOf(ctx))},\n`;
  yield `${field('letters', await lettersOf(ctx))},\n`;
  yield `${field('mailStopped', await mailStoppedOf(ctx))},\n`;
  yield '"log": [';
  let before = '\n';
  for await (const entry of logOf(ctx)) {
    yield `${before}${JSON.stringify(entry)}`;
    before = ',\n';
  }
  yield `\n],\n${field('notIncluded', notIncluded)}\n}\n`;
}

const field = (name: string, value: unknown) => `${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`;

/** `lampstand-data-2026-11-21.json` */
export const exportFileName = (now: number) => `lampstand-data-${dayOf(now)}.json`;
