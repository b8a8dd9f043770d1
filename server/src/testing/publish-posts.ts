// Publishes posts of a test queue until none is left, one line per post: `publish-posts.ts FILE NOW`.
import { openDatabase } from '../platform/db/database.ts';
import { claimNext } from '../platform/queue/claim.ts';
import { settleTry } from '../platform/queue/settle.ts';
import { createPostQueue } from './test-queue.ts';

const [file = '', at] = process.argv.slice(2);
const now = Number(at);
const db = openDatabase(file);
const queue = createPostQueue();
for (let post = await claimNext(queue, { db, now }); post; post = await claimNext(queue, { db, now })) {
  process.stdout.write(`${post.payload?.title}\n`);
  await settleTry(queue, post, { kind: 'done' }, { db, now });
}
await db.close();
