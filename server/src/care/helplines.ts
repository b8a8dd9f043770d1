import type { Contact, Language, Localized } from '@lampstand/sdk/app';

/** A way to reach a helpline; the address may differ by language. */
interface Way {
  label: Localized;
  href: string | Localized;
}

export interface Helpline {
  id: string;
  /** Whom it serves, in lower case. */
  for: string;
  call?: Way;
  text?: Way;
  web?: Way;
  hours: string;
  /** Where the number was seen. */
  source: string;
  /** Day the source was read, `YYYY-MM-DD`. */
  seen: string;
  /** Rows that are not confirmed are kept for the reviewer and never shown. */
  confirmed: boolean;
  /** Day by which the operator checks the row again, `YYYY-MM-DD`. */
  reviewBy: string;
}

const checked = { seen: '2026-11-20', confirmed: true, reviewBy: '2027-05-20' };
const call = (number: string, spelled?: Localized | string): Way => {
  const [en, es] = spelled === undefined ? ['', ''] : bracketed(spelled);
  const href = `tel:${number.length > 3 ? `+${number.replaceAll('-', '')}` : number}`;
  return { label: { en: `Call ${number}${en}`, es: `Llamar al ${number}${es}` }, href };
};
const text = (number: string, word?: string): Way => ({
  label: word
    ? { en: `Text ${word} to ${number}`, es: `Enviar ${word} por mensaje de texto al ${number}` }
    : { en: `Text ${number}`, es: `Enviar un mensaje de texto al ${number}` },
  href: `sms:${number.includes('-') ? `+${number.replaceAll('-', '')}` : number}${word ? `?body=${word}` : ''}`,
});
const site = (host: string, label: Localized = { en: host, es: host }, prefix = ''): Way => ({
  label,
  href: `https://${prefix}${host}`,
});
const chat = (host: string, prefix = '') => site(host, { en: `Chat at ${host}`, es: `Chat en ${host}` }, prefix);
const bracketed = (words: Localized | string) =>
  typeof words === 'string' ? [` (${words})`, ` (${words})`] : [` (${words.en})`, ` (${words.es})`];

/** The one table of helplines (United States). Every number that the product shows comes from here; docs/care.md says how to review it. */
export const helplines = {
  emergency: {
    id: 'emergency',
    for: 'danger now',
    call: call('911'),
    hours: 'always',
    source: 'National emergency number',
    ...checked,
  },
  lifeline: {
    id: 'lifeline',
    for: 'suicide, self-harm, any mental crisis',
    call: { label: { en: 'Call 988', es: 'Llamar al 988 y oprimir 2 (español)' }, href: 'tel:988' },
    text: {
      label: { en: 'Text 988', es: 'Enviar AYUDA por mensaje de texto al 988' },
      href: { en: 'sms:988', es: 'sms:988?body=AYUDA' },
    },
    web: {
      label: { en: 'Chat at 988lifeline.org', es: 'Chat en español en 988lineadevida.org' },
      href: { en: 'https://988lifeline.org', es: 'https://988lineadevida.org' },
    },
    hours: 'always; for Spanish press 2, text AYUDA, or chat at 988lineadevida.org',
    source: 'SAMHSA and HHS, announcement of July 13, 2023; 988lifeline.org',
    ...checked,
    seen: '2026-11-22',
  },
  veterans: {
    id: 'veterans',
    for: 'veterans in crisis',
    call: {
      label: { en: 'Veterans: call 988, then press 1', es: 'Veteranos: llamar al 988 y oprimir 1' },
      href: 'tel:988',
    },
    text: {
      label: { en: 'Veterans: text 838255', es: 'Veteranos: enviar un mensaje de texto al 838255' },
      href: 'sms:838255',
    },
    web: site('veteranscrisisline.net', undefined, 'www.'),
    hours: 'always',
    source: 'FCC and VA notices, 2022',
    ...checked,
  },
  'crisis-text': {
    id: 'crisis-text',
    for: 'crisis by text',
    text: text('741741', 'HOME'),
    hours: 'always',
    source: 'Crisis Text Line (number seen; the keyword HOME is from general knowledge)',
    ...checked,
  },
  'domestic-violence': {
    id: 'domestic-violence',
    for: 'domestic violence',
    call: call('1-800-799-7233', { en: 'domestic violence', es: 'violencia doméstica' }),
    text: text('88788', 'START'),
    web: chat('thehotline.org', 'www.'),
    hours: 'always',
    source: 'Office for Victims of Crime, US Department of Justice, 2022',
    ...checked,
  },
  childhelp: {
    id: 'childhelp',
    for: 'child abuse',
    call: call('1-800-422-4453', { en: 'Childhelp', es: 'Childhelp, maltrato infantil' }),
    text: text('1-800-422-4453'),
    web: site('childhelphotline.org', undefined, 'www.'),
    hours: 'always',
    source: 'Childhelp (one federal page prints another number; Childhelp’s own is used)',
    ...checked,
  },
  rainn: {
    id: 'rainn',
    for: 'sexual assault',
    call: call('1-800-656-4673', { en: 'RAINN', es: 'RAINN, agresión sexual' }),
    web: chat('rainn.org', 'www.'),
    hours: 'always',
    source: 'RAINN',
    ...checked,
  },
  trafficking: {
    id: 'trafficking',
    for: 'human trafficking',
    call: call('1-888-373-7888', { en: 'trafficking hotline', es: 'trata de personas' }),
    text: text('233733'),
    hours: 'always',
    source: 'National Human Trafficking Hotline',
    ...checked,
  },
  substance: {
    id: 'substance',
    for: 'alcohol, drugs',
    call: call('1-800-662-4357', { en: 'SAMHSA', es: 'SAMHSA, también en español' }),
    hours: 'always, English and Spanish',
    source: 'SAMHSA National Helpline',
    ...checked,
  },
  poison: {
    id: 'poison',
    for: 'poisoning',
    call: call('1-800-222-1222', { en: 'Poison Control', es: 'ayuda por envenenamiento' }),
    web: site('poison.org', undefined, 'www.'),
    hours: 'always; 911 if someone has collapsed, has a seizure or doesn’t breathe well',
    source: 'Poison Control',
    ...checked,
  },
  maternal: {
    id: 'maternal',
    for: 'pregnant women and new mothers; not a crisis line',
    call: call('1-833-852-6262', { en: 'maternal mental health', es: 'salud mental materna, también en español' }),
    text: text('1-833-852-6262'),
    hours: 'always',
    source: 'HRSA, 2023',
    ...checked,
  },
  'fraud-60': {
    id: 'fraud-60',
    for: 'fraud against someone 60 or older',
    call: call('1-833-372-8311', { en: 'for people 60 and older', es: 'para personas de 60 años o más' }),
    hours: 'Monday to Friday, 10 to 6 Eastern',
    source: 'Office for Victims of Crime, US Department of Justice',
    ...checked,
  },
  fraud: {
    id: 'fraud',
    for: 'fraud, any age',
    call: call('1-877-908-3360', { en: 'AARP fraud helpline', es: 'línea de AARP contra el fraude' }),
    web: site('reportfraud.ftc.gov', {
      en: 'Report it at reportfraud.ftc.gov',
      es: 'Denunciarlo en reportfraud.ftc.gov (en inglés)',
    }),
    hours: 'Monday to Friday, 8 to 8 Eastern',
    source: 'AARP Fraud Watch Network',
    ...checked,
  },
  eldercare: {
    id: 'eldercare',
    for: 'older adults, caregivers, suspected elder abuse',
    call: call('1-800-677-1116', { en: 'Eldercare Locator', es: 'Eldercare Locator, personas mayores' }),
    web: site('eldercare.acl.gov'),
    hours: 'Monday to Friday, 8 to 9 Eastern',
    source: 'Eldercare Locator, Administration for Community Living',
    ...checked,
  },
  'local-help': {
    id: 'local-help',
    for: 'food, rent, power, local help',
    call: call('211'),
    web: site('211.org', undefined, 'www.'),
    hours: 'always in most places',
    source: '211 / United Way',
    ...checked,
  },
  'eating-disorders': {
    id: 'eating-disorders',
    for: 'eating disorders: National Alliance for Eating Disorders',
    call: call('1-866-662-1235'),
    web: site('allianceforeatingdisorders.com', undefined, 'www.'),
    hours: 'weekdays',
    source: 'National Alliance for Eating Disorders (number not seen in the source that was read)',
    seen: '2026-11-20',
    confirmed: false,
    reviewBy: '2027-05-20',
  },
  international: {
    id: 'international',
    for: 'people outside the United States',
    web: site('findahelpline.com', {
      en: 'Outside the US: findahelpline.com',
      es: 'Fuera de EE. UU.: findahelpline.com',
    }),
    hours: 'by country',
    source: 'findahelpline.com',
    ...checked,
  },
  'apple-support': {
    id: 'apple-support',
    for: 'iPhone, iPad and Mac: the maker',
    call: call('1-800-275-2273', { en: 'Apple Support', es: 'Apple' }),
    hours: 'every day',
    source: 'Apple Support, support.apple.com',
    ...checked,
  },
  'microsoft-support': {
    id: 'microsoft-support',
    for: 'Windows: the maker',
    call: call('1-800-642-7676', { en: 'Microsoft Support', es: 'Microsoft' }),
    hours: 'weekdays',
    source: 'Microsoft Support, support.microsoft.com',
    ...checked,
  },
  'samsung-support': {
    id: 'samsung-support',
    for: 'Samsung phones, tablets and TVs: the maker',
    call: call('1-800-726-7864', { en: 'Samsung Support', es: 'Samsung' }),
    hours: 'every day',
    source: 'Samsung Support, samsung.com/us/support',
    ...checked,
  },
} as const satisfies { [id: string]: Helpline };

export type HelplineId = keyof typeof helplines;

/** The ways to reach a helpline, call first; none when its row is not confirmed. */
export function contactsOf(id: HelplineId, lang: Language = 'en'): Contact[] {
  const line: Helpline = helplines[id];
  if (!line.confirmed) return [];
  return [line.call, line.text, line.web].flatMap((way) =>
    way ? [{ label: way.label[lang], href: typeof way.href === 'string' ? way.href : way.href[lang] }] : [],
  );
}

/** Helplines whose review date has passed, for `doctor`. */
export function overdueHelplines(now: Date): Helpline[] {
  const today = now.toISOString().slice(0, 10);
  return Object.values(helplines).filter((line: Helpline) => line.reviewBy < today);
}
