import { pluralOf } from '@lampstand/sdk/app';
import type { RunMessages } from './messages.en.ts';

export const es: RunMessages = {
  admission: {
    paused: 'Por ahora, esta aplicación está en pausa en este sitio web.',
    account: (app) =>
      `${app} es para personas que tienen una cuenta aquí. Por favor, inicie sesión o regístrese; la prueba es gratis.`,
    proof: 'En este momento esta página recibe muchísimas peticiones. Por favor, envíelo una vez más.',
    tries:
      'Las pruebas de hoy sin una cuenta se han terminado. Regístrese para la prueba gratis y siga ahora, o vuelva mañana.',
  },
  issues: {
    required: 'Falta responder «{label}».',
    too_long: '«{label}» puede tener {limit} caracteres como máximo.',
    not_a_number: '«{label}» tiene que ser un número.',
    too_small: '«{label}» tiene que ser {limit} o más.',
    too_large: '«{label}» tiene que ser {limit} o menos.',
    too_precise: '«{label}» puede tener {limit} decimales como máximo; el dinero se indica en centavos enteros.',
    not_a_date: '«{label}» tiene que ser una fecha del calendario, por ejemplo 2026-11-20.',
    too_early: '«{label}» tiene que ser {limit} o una fecha posterior.',
    too_late: '«{label}» tiene que ser {limit} o una fecha anterior.',
    not_an_option: '«{label}» tiene que ser una de las respuestas que se ofrecen.',
    too_few: '«{label}» necesita al menos {limit}.',
    too_many: '«{label}» admite {limit} como máximo.',
    wrong_type: '«{label}» llegó en una forma que no se puede leer.',
  },
  nothingWritten: 'Por favor, escriba antes un mensaje.',
  tooLong: (most) => `Por favor, acorte su mensaje a ${most} caracteres.`,
  modelErrors: {
    unreachable: 'En este momento no se pudo llegar al modelo de lenguaje',
    refused: 'El modelo de lenguaje no está disponible en este momento',
    limited: 'En este momento muchas personas usan el modelo de lenguaje',
    stalled: 'El modelo de lenguaje se detuvo antes de terminar',
    'too-slow': 'El modelo de lenguaje tardó demasiado',
    garbled: 'Lo que envió el modelo de lenguaje no se pudo usar',
    'over-budget': 'El modelo de lenguaje ya escribió todo lo que puede por ahora',
    resting: 'El modelo de lenguaje descansa unos minutos',
    withheld: 'Lo que escribió el modelo de lenguaje no respetaba las reglas de esta página',
  },
  builtInInstead: (reason) => `${reason}; por eso lo escribió el redactor incorporado.`,
  checked: 'Comprobado con la Biblia',
  alsoChecked: (count) =>
    pluralOf(
      count,
      {
        one: 'Otro lugar se comprobó de la misma manera.',
        other: `Otros ${count} lugares se comprobaron de la misma manera.`,
      },
      'es',
    ),
};
