import {
  asOfEnglish,
  asOfSpanish,
  documentText,
  type Language,
  type Localized,
  type Section,
} from '@lampstand/sdk/app';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { AppError, conflict, forbidden } from '../../platform/http/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { suppressions } from '../../platform/mail/table.ts';
import { EMAIL_PATTERN } from '../accounts/contract.ts';
import { recordAudit } from '../audit/index.ts';
import { careRequestLabel, otherApp, type Visit } from '../frames/index.ts';
import { crisisHelp } from '../runs/index.ts';
import { licensedDocument } from '../scripture/index.ts';
import type { CareRequest } from './contract.ts';

/** Characters of a document that fit in the email. */
const MOST_TEXT = 60_000;

interface Sending {
  deps: Deps;
  visit: Visit;
  /** As limits count it. */
  clientIp: string;
  requestId: string;
}

/** The contact's name, and crisis help when the message needs an answer before the email is read. */
interface Sent {
  to: string;
  help?: Section;
}

/**
 * Sends a visitor's document to the church's care contact, by email; no copy is stored. It also works
 * for a church whose plan has ended, so that no one who asks for care is refused.
 * @throws AppError `forbidden`, also when the visitor saw another church or app than the token is for, `conflict` when the
 *   church cannot be reached, `too_large`, `limit_reached`.
 */
export async function sendCareRequest(
  { deps, visit, clientIp, requestId }: Sending,
  request: CareRequest,
): Promise<Sent> {
  const { church, app, claims, lang } = visit;
  const label = careRequestLabel(church);
  if (request.church !== church.slug || request.app !== app.manifest.id) throw otherApp();
  if (claims.aud === 'demo') throw forbidden(onlyShown);
  if (!label || !church.careEmail) throw unreachable();
  const { name = '', contact = '', message = '' } = request;
  const document = documentText(await licensedDocument(deps, request.document, lang), asOf[lang], lang);
  if (document.length > MOST_TEXT) {
    throw new AppError('too_large', tooLong);
  }
  const help = crisisHelp(deps, visit, message);
  await takeLimits(deps, visit, clientIp).catch((refused) => {
    throw help ? withNumber(refused) : refused;
  });
  const args = {
    ...{ churchName: church.name, appName: app.manifest.name, name, contact, message },
    ...{ title: request.document.title, document, ownCareEmail: church.careEmail },
    ownReplyTo: EMAIL_PATTERN.test(contact) ? contact : '',
  };
  const to = church.careEmail;
  const ctx = { church, actor: { id: 'visitor' }, requestId, keys: deps.keys, now: () => deps.clock.now() };
  await deps.db.write(async (tx) => {
    const [wrong] = await tx.select().from(suppressions).where(eq(suppressions.email, to));
    if (wrong) throw unreachable();
    await enqueueMail(tx, ctx, { kind: 'hand-off', to, args, churchId: church.id });
    await recordAudit(tx, ctx, 'hand_off.send', church.id, { app: app.manifest.id });
  });
  return { to: label, ...(help ? { help } : {}) };
}

const asOf = { en: asOfEnglish, es: asOfSpanish } satisfies { [language in Language]: typeof asOfEnglish };
const onlyShown: Localized = {
  en: 'This can be sent from a church’s own website. Here it’s only shown.',
  es: 'Esto se puede enviar desde el sitio web de una iglesia. Aquí solo se muestra.',
};
const tooLong: Localized = {
  en: 'This is too long to email. Please print it, or save it as a file.',
  es: 'Esto es demasiado largo para un correo. Imprímalo o guárdelo como archivo.',
};
const unreachable = () =>
  conflict({
    en: 'We can’t email this church. Please print this, or call the church instead.',
    es: 'No podemos enviar mensajes a esta iglesia. Imprima esto o llame a la iglesia.',
  });

// A message that needs crisis help never gets the limit alone as its answer.
function withNumber(refused: unknown): unknown {
  if (!(refused instanceof AppError)) return refused;
  const { code, retryAfterSeconds } = refused;
  const said: Localized = {
    en: `${refused.in('en')} If you need help now, call or text 988 at any hour.`,
    es: `${refused.in('es')} Si necesita ayuda ahora, llame al 988 a cualquier hora y oprima 2, o envíe AYUDA al 988.`,
  };
  return new AppError(code, said, { retryAfterSeconds });
}

async function takeLimits({ limits }: Deps, { church, claims }: Visit, clientIp: string): Promise<void> {
  await limits.take('handOffPerVisitor', claims.vis);
  await limits.take('handOffPerIp', clientIp);
  await limits.take('handOffPerChurch', church.id);
}
