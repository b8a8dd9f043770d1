import { pluralOf } from '@lampstand/sdk/app';
import type { RunMessages } from './messages.en.ts';

export const es: RunMessages = {
  admission: {
    paused: 'Por ahora, esta aplicación está en pausa en este sitio web.',
    account: (app) => `Para usar ${app} necesita una cuenta. Inicie sesión o regístrese para la prueba gratis.`,
    proof: 'Hay mucha gente usando la página. Envíelo otra vez.',
    tries: 'Ya usó las pruebas gratis de hoy. Regístrese para la prueba gratis, o vuelva mañana.',
  },
  issues: {
    required: 'Falta responder “{label}”.',
    too_long: '“{label}” puede tener {limit} caracteres como máximo.',
    not_a_number: '“{label}” tiene que ser un número.',
    too_small: '“{label}” tiene que ser {limit} o más.',
    too_large: '“{label}” tiene que ser {limit} o menos.',
    too_precise: '“{label}” puede tener {limit} decimales como máximo. El dinero va en centavos enteros.',
    not_a_date: '“{label}” tiene que ser una fecha válida, por ejemplo 2026-11-20.',
    too_early: '“{label}” tiene que ser {limit} o una fecha posterior.',
    too_late: '“{label}” tiene que ser {limit} o una fecha anterior.',
    not_an_option: '“{label}” tiene que ser una de las opciones.',
    too_few: '“{label}” necesita al menos {limit}.',
    too_many: '“{label}” admite {limit} como máximo.',
    wrong_type: 'No pudimos leer “{label}”. Escríbalo de nuevo.',
  },
  nothingWritten: 'Escriba primero un mensaje.',
  tooLong: (most) => `Acorte su mensaje a ${most} caracteres.`,
  modelErrors: {
    unreachable: 'La IA no está disponible en este momento',
    refused: 'La IA no está disponible en este momento',
    limited: 'Muchas personas usan la IA en este momento',
    stalled: 'La IA se detuvo antes de terminar',
    'too-slow': 'La IA tardó demasiado',
    garbled: 'Lo que envió la IA no se pudo usar',
    'over-budget': 'Se llegó al límite de IA por ahora',
    resting: 'La IA no está disponible por unos minutos',
    withheld: 'Lo que escribió la IA no cumplía nuestras reglas',
  },
  builtInInstead: (reason) => `${reason}, así que este texto se escribió sin IA.`,
  checked: 'Verificado con la Biblia',
  alsoChecked: (count) =>
    pluralOf(
      count,
      {
        one: 'También se verificó otro pasaje.',
        other: `También se verificaron otros ${count} pasajes.`,
      },
      'es',
    ),
};
