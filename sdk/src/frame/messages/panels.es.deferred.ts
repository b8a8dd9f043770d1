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
    opening: 'Abriendo el texto…',
    close: 'Cerrar',
    compare: 'Comparar traducciones',
    back: 'Volver al capítulo',
    comparing: '{reference} en cada traducción',
    none: 'Este pasaje no está en esta traducción.',
    alone: 'En este servidor no hay otra traducción.',
    empty: 'Aquí no hay texto de este capítulo.',
    again: 'Intentar de nuevo',
  },
  letter: {
    urgent:
      'Un correo no sirve para una emergencia: pueden pasar horas o días antes de que alguien lo lea. Si está en peligro, primero llame o envíe un mensaje de texto.',
    intro: 'Esto es exactamente lo que se enviará. Nada sale antes de que usted pulse «Enviar».',
    text: 'Lo que se enviará',
    name: 'Su nombre',
    contact: 'Cómo pueden comunicarse con usted',
    contactHelp: 'Un correo electrónico o un número de teléfono. Sin él no pueden responderle.',
    message: 'Unas palabras para ellos',
    optional: 'opcional',
    consent: 'Acepto que esto se envíe por correo electrónico a {care}. El sitio web no guarda nada de lo enviado.',
    needed: 'Por favor, marque antes la casilla de arriba. No se ha enviado nada.',
    close: 'Cerrar',
    send: 'Enviar',
    cancel: 'Ahora no',
    sending: 'Enviando…',
    sent: 'Enviado a {care}. El sitio web no guarda nada de lo enviado.',
    reply:
      'Puede pasar un tiempo hasta que alguien lo lea. En una emergencia llame al 911; o llame al 988 y oprima 2, o envíe AYUDA al 988 (EE. UU.).',
  },
};
