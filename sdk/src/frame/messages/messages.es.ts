import type { FrameMessages } from './index.ts';

/** Spanish messages of the first screen. We say usted. */
export const messages: FrameMessages = {
  form: {
    optional: 'opcional',
    choose: 'Elija una opción…',
    more: 'Más opciones',
    counter: '{count} de {limit}',
    kept: 'No guardamos lo que usted escribe. {church} solo ve lo que usted le envíe.',
    examples: '¿No sabe cómo empezar?',
    filled: 'Se llenó con un ejemplo. Cambie lo que quiera.',
    filledOver: 'Se llenó con un ejemplo. Para deshacerlo, elija “Volver a poner lo que escribí” más abajo.',
    putBack: 'Volver a poner lo que escribí',
    month: 'Año y mes, por ejemplo 2026-11',
  },
  shell: {
    skip: 'Ir a los números de emergencia',
    hosted: 'Abrir en página completa',
    appLanguage: 'Por ahora esta aplicación escribe en inglés.',
    // The 988 Lifeline answers in Spanish after pressing 2, and when a text says AYUDA (helplines table). The numbers of
    // three figures become links, with the words that say what to do; "AYUDA al 988" becomes a text message.
    crisis:
      'Si está en peligro o piensa en quitarse la vida, a cualquier hora llame al 988 y oprima 2, o envíe AYUDA al 988 (EE. UU.). Si está ocurriendo ahora, llame al 911.',
  },
  run: {
    again: 'Intentar de nuevo',
    offline: 'No hay conexión. Lo que escribió sigue aquí. Inténtelo de nuevo cuando vuelva la conexión.',
  },
};
