import type { ChurchVoice, Contact, Language } from '@lampstand/sdk/app';

const verbs = { en: { call: 'Call', write: 'Write to' }, es: { call: 'Llamar a', write: 'Escribir a' } } satisfies {
  [language in Language]: object;
};

/** How the church's own person is reached; empty when the church has named no one. */
export function churchContacts({ care }: Pick<ChurchVoice, 'care'>, lang: Language = 'en'): Contact[] {
  if (!care) return [];
  const verb = verbs[lang];
  const call = care.phone && { label: `${verb.call} ${care.label}`, href: `tel:${care.phone.replace(/[^\d+]/g, '')}` };
  const write = care.email && { label: `${verb.write} ${care.label}`, href: `mailto:${care.email}` };
  return [call, write].filter((contact) => typeof contact === 'object');
}
