import type { PanelMessages } from './index.ts';

/** Spanish messages of the features that are fetched when they are opened. */
export const panelMessages: PanelMessages = {
  ask: { go: 'Continuar' },
  practice: {
    thread: 'Práctica',
    turn: 'Pregunta {turn} de {of}',
    over: 'Esa fue la última pregunta.',
    ended: 'Usted terminó aquí la práctica.',
    sure: 'Esta práctica no se guarda. ¿Empezar de nuevo?',
  },
  chapter: {
    opening: 'Abriendo el capítulo…',
    close: 'Cerrar',
    compare: 'Comparar traducciones',
    back: 'Volver al capítulo',
    comparing: '{reference} en cada traducción',
    none: 'Este pasaje no está en esta traducción.',
    alone: 'No hay otra traducción disponible.',
    empty: 'Este capítulo no está disponible.',
    again: 'Intentar de nuevo',
  },
  letter: {
    urgent:
      'Un correo no sirve para una emergencia: pueden pasar horas o días antes de que alguien lo lea. Si está en peligro, primero llame o envíe un mensaje de texto.',
    intro: 'Esto es lo que se enviará. No se envía nada hasta que usted presione “Enviar”.',
    text: 'Lo que se enviará',
    name: 'Su nombre',
    contact: 'Cómo pueden comunicarse con usted',
    contactHelp: 'Su correo o su teléfono. Sin eso no pueden responderle.',
    message: 'Mensaje',
    optional: 'opcional',
    consent: 'Enviar esto por correo a {care}. No se guarda ninguna copia.',
    needed: 'Primero marque la casilla de arriba. Todavía no se envió nada.',
    close: 'Cerrar',
    send: 'Enviar',
    cancel: 'Ahora no',
    sending: 'Enviando…',
    sent: 'Se envió a {care}. No se guarda ninguna copia.',
    reply:
      'Puede pasar un tiempo hasta que alguien lo lea. En una emergencia llame al 911; o llame al 988 y oprima 2, o envíe AYUDA al 988 (EE. UU.).',
  },
};
