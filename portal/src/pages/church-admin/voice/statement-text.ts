import type { AiStatement } from '@lampstand/server/contracts';

/** The date of the statement in its language. */
export function statementDay({ lang, asOf }: Pick<AiStatement, 'lang' | 'asOf'>): string {
  const day = new Intl.DateTimeFormat(lang === 'es' ? 'es-US' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const words = day.format(new Date(`${asOf}T00:00:00Z`));
  return lang === 'es' ? `Al ${words}.` : `As of ${words}.`;
}

/** The statement as plain text, with a blank line between its parts. */
export function statementText(statement: AiStatement): string {
  const { title, church, lead, parts } = statement;
  const sections = parts.map(({ heading, text }) => `${heading}\n${text}`);
  return `${[`${title}\n${church}`, lead, ...sections, statementDay(statement)].join('\n\n')}\n`;
}
