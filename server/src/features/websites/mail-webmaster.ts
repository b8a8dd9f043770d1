import { invalidInput } from '../../platform/http/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { WebmasterMail } from './contract.ts';
import { embedCodes } from './embed-codes.ts';

/** Emails the codes of some apps, with instructions, to the person who maintains the church's website. */
export async function mailWebmaster(ctx: ChurchContext, request: WebmasterMail): Promise<void> {
  const { email, platform, appIds, note = '', lang } = request;
  const answer = await embedCodes(ctx, { platform, ...(lang ? { lang } : {}) });
  if (!answer.success) throw invalidInput(answer.error ?? 'There are no embed codes to send.', 'platform');
  const wanted = answer.embedCodes.filter(({ appId }) => appIds.includes(appId));
  if (wanted.length === 0) throw invalidInput('Please choose an app that’s ready.', 'appIds');
  await ctx.limits.take('invitationPerChurch', ctx.church.id);
  const pieces = wanted.flatMap(({ appName, forms }) => {
    const [form] = forms;
    if (!form) return [];
    const once = form.once ? [`${appName}: ${form.once.where}`, form.once.code] : [];
    return [...once, `${appName}: ${form.name}`, form.code];
  });
  const args = {
    churchName: ctx.church.name,
    senderName: ctx.as ? ctx.church.name : ctx.actor.name,
    platformName: answer.platform.name,
    message: note,
    ownSteps: answer.platform.steps.join('\n'),
    ownCodes: pieces.join('\n'),
    link: `${ctx.env.PUBLIC_ORIGIN}/embed-instructions`,
  };
  await ctx.db.write(async (tx) => {
    await enqueueMail(tx, ctx, { kind: 'for-webmaster', to: email, args, churchId: ctx.church.id });
    await recordAudit(tx, ctx, 'website.mail_webmaster', ctx.church.id, { platform, apps: wanted.length });
  });
}
