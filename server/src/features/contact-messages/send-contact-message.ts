import { eq } from 'drizzle-orm';
import { conflict } from '../../platform/http/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { suppressions } from '../../platform/mail/table.ts';
import type { VisitorContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { ContactMessage } from './contract.ts';
import { contactTopics } from './topics.ts';

/**
 * Emails a message to the support address; no copy is stored. The address of the person is not verified.
 * @throws AppError `limit_reached`, `conflict` when a mail server has refused the support address.
 */
export async function sendContactMessage(ctx: VisitorContext, request: ContactMessage): Promise<void> {
  const { topic, name = '', email, message } = request;
  await ctx.limits.take('contactPerIp', ctx.clientIp);
  await ctx.limits.take('contactPerDay', 'all');
  const to = ctx.env.SUPPORT_EMAIL;
  const args = { name, longMessage: message, ownTopic: contactTopics[topic], ownEmail: email };
  await ctx.db.write(async (tx) => {
    const [refused] = await tx.select().from(suppressions).where(eq(suppressions.email, to));
    if (refused) throw conflict('We can’t take messages here right now. Please use the email address on this page.');
    await enqueueMail(tx, ctx, { kind: 'contact-message', to, args });
    await recordAudit(tx, ctx, 'contact_message.send', 'support', { topic });
  });
}
