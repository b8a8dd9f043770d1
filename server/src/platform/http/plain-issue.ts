import type { Localized } from '@lampstand/sdk/app';
import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const required = { en: 'Please fill this in.', es: 'Complete este campo.' };
const unreadable = {
  en: 'We couldn’t read this. Please enter it again.',
  es: 'No pudimos leer esto. Escríbalo de nuevo.',
};
const option = { en: 'Please choose one of the options.', es: 'Elija una de las opciones.' };
const reload = {
  en: 'Something went wrong. Please reload the page, then try again.',
  es: 'Algo falló. Vuelva a cargar la página e inténtelo de nuevo.',
};

/** What is wrong with one value, for a schema that has no message of its own: the schema library's text never reaches a person. */
export function plainIssue(issue: RawIssue): Localized {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? required : unreadable;
    case 'too_small':
      if (issue.origin === 'string') return required;
      return issue.origin === 'array' ? atLeast(issue.minimum) : orMore(issue.minimum);
    case 'too_big':
      if (issue.origin === 'string') return shorter(issue.maximum);
      return issue.origin === 'array' ? atMost(issue.maximum) : orLess(issue.maximum);
    case 'invalid_value':
      return option;
    case 'unrecognized_keys':
      return reload;
    default:
      return unreadable;
  }
}

/** The message of a checked issue in both languages, where it is one of ours for any schema; else as its schema says it. */
export function issueMessage(issue: z.core.$ZodIssue): string | Localized {
  const plain = plainIssue({ ...issue, inst: undefined } as RawIssue); // an issue has every field that is read here
  return issue.message === plain.en ? plain : issue.message;
}

type Bound = number | bigint | undefined;
const shown = (bound: Bound, locale: string) => (bound ?? 0).toLocaleString(locale);
const both = (en: (bound: string) => string, es: (bound: string) => string) => (bound: Bound) => ({
  en: en(shown(bound, 'en-US')),
  es: es(shown(bound, 'es-US')),
});
const shorter = both(
  (most) => `Please shorten this to ${most} characters.`,
  (most) => `Acórtelo a ${most} caracteres.`,
);
const atLeast = both(
  (fewest) => `Please choose at least ${fewest}.`,
  (fewest) => `Elija al menos ${fewest}.`,
);
const atMost = both(
  (most) => `Please choose at most ${most}.`,
  (most) => `Elija ${most} como máximo.`,
);
const orMore = both(
  (least) => `This must be ${least} or more.`,
  (least) => `Debe ser ${least} o más.`,
);
const orLess = both(
  (most) => `This must be ${most} or less.`,
  (most) => `Debe ser ${most} o menos.`,
);
