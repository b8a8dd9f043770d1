import type { ChurchVoice, Contact, Language } from '@lampstand/sdk/app';

const verbs = { en: { call: 'Call', write: 'Write to' }, es: { call: 'Llamar a', write: 'Escribir a' } } satisfies {
  [language in Language]: object;
};

/** Words of a label in English, which has no place inside a Spanish one. */
const english = /\b(?:the|our|at|of|and|care|team|office)\b/i;

/** How the church's own person is reached; empty when the church has named no one. */
export function churchContacts(
  { care, name }: Pick<ChurchVoice, 'care'> & Partial<Pick<ChurchVoice, 'name'>>,
  lang: Language = 'en',
): Contact[] {
  if (!care) return [];
  const verb = verbs[lang];
  const who = lang === 'es' && english.test(care.label) ? (name ?? 'la iglesia') : care.label;
  const call = care.phone && { label: `${verb.call} ${who}`, href: `tel:${care.phone.replace(/[^\d+]/g, '')}` };
  const write = care.email && { label: `${verb.write} ${who}`, href: `mailto:${care.email}` };
  return [call, write].filter((contact) => typeof contact === 'object');
}
