import { appointSuperAdmin } from '../features/accounts/index.ts';
import { operatorActor } from '../features/audit/index.ts';
import { everyPost, setPostStatus } from '../features/blog/index.ts';
import { inDollars, microsOf, setBudgetCap } from '../features/budgets/index.ts';
import { type Church, findChurchBySlug } from '../features/churches/index.ts';
import { type SubscriptionStatus, setSubscription, subscriptionStatuses } from '../features/subscriptions/index.ts';
import { type Clock, dayOf } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { invalidInput, notFound } from '../platform/http/app-error.ts';

const DAY = 24 * 60 * 60 * 1_000;
const usage = `Usage:

  npm run admin -- plan <church> <${subscriptionStatuses.join('|')}> [days]
  npm run admin -- budget <church> <dollars|default>
  npm run admin -- super-admin <email>
  npm run admin -- blog list
  npm run admin -- blog <publish|unpublish> <article>

  <church>  the church's ID, e.g. grace-chapel
  [days]    how long the status lasts; without it, until you change it
  <dollars> the church's monthly AI budget, e.g. 4.50; at most MODEL_CHURCH_MONTHLY_BUDGET
  <email>   of a verified account that is in no church
  <article> the last part of its address, e.g. one-line-in-wordpress`;

/**
 * Runs one operator command and returns what to print.
 * @throws AppError with the usage for a command that is not understood.
 */
export async function runAdmin(db: Database, clock: Clock, [command, ...words]: readonly string[]): Promise<string> {
  if (command === 'super-admin' && words[0]) {
    const { name, email } = await appointSuperAdmin(db, clock.now(), words[0]);
    return `${name} (${email}) is now a Super Admin.`;
  }
  if (command === 'blog') return runBlog(db, clock, words);
  if (command === 'budget') return runBudget(db, clock, words);
  if (command !== 'plan') throw invalidInput(usage);
  const [slug = '', status = '', days] = words;
  if (!isStatus(status) || (days !== undefined && !/^\d{1,4}$/.test(days))) throw invalidInput(usage);
  const church = await churchOf(db, slug);
  const now = clock.now();
  const endsAt = days === undefined ? null : now + Number(days) * DAY;
  await db.write((tx) =>
    setSubscription(tx, { actor: operatorActor, now: () => now }, church.id, { status, endsAt }).then(() => undefined),
  );
  const until = endsAt === null ? '' : ` until ${dayOf(endsAt)}`;
  return `The plan of ${church.name} is now ${status}${until}.`;
}

async function runBudget(db: Database, clock: Clock, [slug = '', dollars = '']: readonly string[]): Promise<string> {
  if (dollars !== 'default' && !/^\d{1,6}(\.\d{1,2})?$/.test(dollars)) throw invalidInput(usage);
  const church = await churchOf(db, slug);
  const cap = dollars === 'default' ? null : microsOf(Number(dollars));
  await db.write((tx) => setBudgetCap(tx, { actor: operatorActor, now: () => clock.now() }, church.id, cap));
  return cap === null
    ? `${church.name} uses the default AI budget again.`
    : `${church.name} has an AI budget of ${inDollars(cap)} a month.`;
}

async function churchOf(db: Database, slug: string): Promise<Church> {
  const church = await findChurchBySlug(db.read, slug);
  if (!church) throw notFound(`Church "${slug}"`);
  return church;
}

async function runBlog(db: Database, clock: Clock, [action, slug]: readonly string[]): Promise<string> {
  if (action === 'list') {
    const posts = await everyPost(db.read);
    const lines = posts.map((post) => `${dayOf(post.publishDate)}  ${post.status.padEnd(9)}  ${post.slug}`);
    return lines.join('\n') || 'No articles yet.';
  }
  if ((action !== 'publish' && action !== 'unpublish') || !slug) throw invalidInput(usage);
  const status = action === 'publish' ? 'published' : 'draft';
  const { title } = await setPostStatus(db, { actor: operatorActor, now: () => clock.now() }, slug, status);
  return status === 'published' ? `"${title}" is published.` : `"${title}" is unpublished.`;
}

function isStatus(text: string): text is SubscriptionStatus {
  return subscriptionStatuses.some((status) => status === text);
}
