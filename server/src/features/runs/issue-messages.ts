import type { InputIssue, IssueRule, Localized } from '@lampstand/sdk/app';

/** Sentences that name their field, for a reader who does not see the form. */
const sentences: { readonly [rule in IssueRule]: Localized } = {
  required: { en: '“{label}” has to be answered.', es: 'Falta responder «{label}».' },
  too_long: {
    en: '“{label}” can have {limit} characters at most.',
    es: '«{label}» puede tener {limit} caracteres como máximo.',
  },
  not_a_number: { en: '“{label}” has to be a number.', es: '«{label}» tiene que ser un número.' },
  too_small: { en: '“{label}” has to be {limit} or more.', es: '«{label}» tiene que ser {limit} o más.' },
  too_large: { en: '“{label}” has to be {limit} or less.', es: '«{label}» tiene que ser {limit} o menos.' },
  too_precise: {
    en: '“{label}” can have {limit} decimal places at most; money is given in whole cents.',
    es: '«{label}» puede tener {limit} decimales como máximo; el dinero se indica en centavos enteros.',
  },
  not_a_date: {
    en: '“{label}” has to be a date of the calendar, such as 2026-11-20.',
    es: '«{label}» tiene que ser una fecha del calendario, por ejemplo 2026-11-20.',
  },
  too_early: {
    en: '“{label}” has to be {limit} or later.',
    es: '«{label}» tiene que ser {limit} o una fecha posterior.',
  },
  too_late: {
    en: '“{label}” has to be {limit} or earlier.',
    es: '«{label}» tiene que ser {limit} o una fecha anterior.',
  },
  not_an_option: {
    en: '“{label}” has to be one of the answers that are offered.',
    es: '«{label}» tiene que ser una de las respuestas que se ofrecen.',
  },
  too_few: { en: '“{label}” needs at least {limit}.', es: '«{label}» necesita al menos {limit}.' },
  too_many: { en: '“{label}” can hold {limit} at most.', es: '«{label}» admite {limit} como máximo.' },
  wrong_type: {
    en: '“{label}” came in a form that cannot be read.',
    es: '«{label}» llegó en una forma que no se puede leer.',
  },
};

/** What is wrong and what to do, in one sentence. */
export function issueMessage({ rule, label, limit = '' }: InputIssue): Localized {
  const filled = (text: string) => text.replace('{label}', () => label).replace('{limit}', () => limit);
  return { en: filled(sentences[rule].en), es: filled(sentences[rule].es) };
}
