import { present } from '../../../app-kit/index.ts';

/** How a resume writes the ways to reach a person, and what looks wrong with them. */
export interface Contact {
  /** In the order of the page. */
  lines: string[];
  phone?: string;
  email?: string;
  link?: string;
  city?: string;
  doubts: ('phone' | 'email' | 'no-way')[];
  /** A likely spelling of the mail service, where the given one is nearly it. */
  meant?: string;
  /** A street was given and left out. */
  street?: true;
}

const services = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'att.net',
];

/** Ten figures, with or without a leading 1, as (937) 555-0142; anything else stays as it was typed. */
export function formatPhone(text: string): string | undefined {
  const extension = /\s*(?:ext\.?|x)\s*(\d{1,6})$/i.exec(text);
  const digits = (extension ? text.slice(0, extension.index) : text).replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits) || text.includes('@')) return undefined;
  // "Call mom first" beside the number is no part of it; letters within it are.
  if (!extension && /\d[^\d]*[a-z][^\d]*\d/i.test(text)) return undefined;
  const plain = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension ? `${plain} ext. ${extension[1]}` : plain;
}

/** The address without blanks, its service in lower case; undefined when it can't be an address. */
export function formatEmail(text: string): string | undefined {
  const plain = text.trim().replace(/^mailto:/i, '');
  const parts = /^([^\s@<>()[\],;:"]{1,64})@([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})$/i.exec(plain);
  return parts ? `${parts[1]}@${(parts[2] ?? '').toLowerCase()}` : undefined;
}

export function readContact(given: { city?: string; phone?: string; email?: string; link?: string }): Contact {
  const phone = given.phone === undefined ? undefined : (formatPhone(given.phone) ?? given.phone);
  const email = given.email === undefined ? undefined : (formatEmail(given.email) ?? given.email);
  const { city, street } = given.city === undefined ? {} : withoutStreet(given.city);
  const doubts: Contact['doubts'] = [
    ...(given.phone !== undefined && formatPhone(given.phone) === undefined ? (['phone'] as const) : []),
    ...(given.email !== undefined && formatEmail(given.email) === undefined ? (['email'] as const) : []),
    ...(phone === undefined && email === undefined ? (['no-way'] as const) : []),
  ];
  const meant = email && nearService(email.split('@')[1] ?? '');
  const { link } = given;
  return {
    lines: present([city, phone, email, link]),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(link !== undefined && { link }),
    ...(city && { city }),
    doubts,
    ...(meant && { meant }),
    ...(street && { street }),
  };
}

const streetLine =
  /^\s*\d{1,6}\s+[^,\n]*?\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|way|pl|place|cir|circle|hwy|highway|pkwy|terrace|trail|apt|unit|route)\b\.?[^,\n]*(?:,\s*(?:apt|unit|#)[^,]*)?,?\s*/i;

/** A city and a state are enough, and safer than a street. */
export function withoutStreet(text: string): { city?: string; street?: true } {
  const rest = text.replace(streetLine, '').trim();
  if (rest === text.trim()) return { city: text.trim() };
  return { ...(rest && { city: rest }), street: true };
}

/** A known service that differs by one or two characters. */
const others = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'live.com',
  'msn.com',
  'me.com',
  'mac.com',
  'cox.net',
]);

function nearService(domain: string): string | undefined {
  if (services.includes(domain) || others.has(domain)) return undefined;
  return services.find((service) => editsBetween(domain, service) <= (service.length > 8 ? 2 : 1));
}

function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
