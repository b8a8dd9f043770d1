import type { Deps } from '../../deps.ts';
import { dayOf } from '../../platform/clock.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { churchVoice } from '../churches/index.ts';
import { retentionOf } from '../retention/index.ts';
import type { AiStatement, StatementLanguage } from './contract.ts';
import { statementEn } from './statement-en.ts';
import { statementEs } from './statement-es.ts';
import type { StatementFacts, StatementWords } from './statement-facts.ts';

const words = { en: statementEn, es: statementEs } satisfies Record<StatementLanguage, StatementWords>;

/** How AI is used in the church's apps, made from its settings and the configuration of the server. */
export async function aiStatement(
  { db, env, church, now }: ChurchContext,
  { scripture, writer }: Pick<Deps, 'scripture' | 'writer'>,
  lang: StatementLanguage,
): Promise<AiStatement> {
  const { translation, disputed, avoid, care } = churchVoice(church);
  const texts = await scripture.translations();
  const shown = texts.find(({ id }) => id === translation) ?? texts.find(({ id }) => id === 'web') ?? texts[0];
  const facts: StatementFacts = {
    church: church.name,
    model: writer.writer.kind === 'model' ? modelOf(writer.writer.model ?? env.MODEL_NAME, env.MODEL_BASE_URL) : null,
    reader: env.EMBEDDINGS_BASE_URL
      ? { ...modelOf(env.EMBEDDINGS_MODEL, env.EMBEDDINGS_BASE_URL), languages: env.EMBEDDINGS_LANGUAGES }
      : null,
    translation: shown?.name ?? null,
    keeps: await retentionOf(db.read, church.id),
    disputed: disputed.policy,
    avoids: avoid.length > 0,
    care,
    handOff: care?.email !== undefined,
    contact: [church.contactEmail, church.contactPhone].filter((way) => way !== null),
    support: env.SUPPORT_EMAIL,
  };
  const { title, lead, parts } = words[lang];
  return {
    ...{ lang, title, church: church.name, lead: lead(facts) },
    asOf: dayOf(now()),
    parts: parts.map(({ heading, text }) => ({ heading, text: text(facts) })),
  };
}

function modelOf(name: string | undefined, address: string | undefined): NonNullable<StatementFacts['model']> {
  const host = address && URL.canParse(address) ? new URL(address).hostname : '';
  return { name: name ?? '', host, near: isPrivate(host) };
}

/** Whether a host is in the server's own network, so that no text goes to another company. */
function isPrivate(host: string): boolean {
  return (
    /^(?:localhost|\[::1\]|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+)$/.test(host) ||
    /\.(?:localhost|local|internal)$/.test(host)
  );
}
