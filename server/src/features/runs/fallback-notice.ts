import type { CalloutBlock, Language, Localized } from '@lampstand/sdk/app';
import type { ModelErrorKind } from '../../writing/index.ts';

const reasons: { readonly [Reason in ModelErrorKind]: Localized } = {
  unreachable: {
    en: 'The language model could not be reached just now',
    es: 'En este momento no se pudo llegar al modelo de lenguaje',
  },
  refused: {
    en: 'The language model is not available just now',
    es: 'El modelo de lenguaje no está disponible en este momento',
  },
  limited: {
    en: 'Many people are asking the language model just now',
    es: 'En este momento muchas personas usan el modelo de lenguaje',
  },
  stalled: {
    en: 'The language model stopped before it was done',
    es: 'El modelo de lenguaje se detuvo antes de terminar',
  },
  'too-slow': { en: 'The language model took too long', es: 'El modelo de lenguaje tardó demasiado' },
  garbled: {
    en: 'What the language model sent could not be used',
    es: 'Lo que envió el modelo de lenguaje no se pudo usar',
  },
  'over-budget': {
    en: 'The language model has written as much as it may for now',
    es: 'El modelo de lenguaje ya escribió todo lo que puede por ahora',
  },
  resting: {
    en: 'The language model is resting for some minutes',
    es: 'El modelo de lenguaje descansa unos minutos',
  },
  withheld: {
    en: 'What the language model wrote did not keep the rules of this page',
    es: 'Lo que escribió el modelo de lenguaje no respetaba las reglas de esta página',
  },
};
const instead: Localized = {
  en: ', so the built-in writer has written in its place.',
  es: '; por eso lo escribió el redactor incorporado.',
};

/** Says that the built-in writer took the model's place, and why. */
export function fallbackNotice(trouble: ModelErrorKind, lang: Language): CalloutBlock {
  const text = `${reasons[trouble][lang]}${instead[lang]}`;
  return { type: 'callout', tone: 'info', lang, text, dismissible: true };
}
