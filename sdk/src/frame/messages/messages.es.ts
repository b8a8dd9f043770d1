import type { FrameMessages } from './index.ts';

/** Spanish messages of the first screen. We say usted. */
export const messages: FrameMessages = {
  form: {
    optional: 'opcional',
    choose: 'Elija…',
    more: 'Más opciones',
    counter: '{count} de {limit}',
    kept: 'Nada de lo que escribe se guarda. {church} solo ve lo que usted le envía.',
    examples: '¿No sabe cómo empezar?',
    filled: 'Se llenó con un ejemplo. Cambie lo que quiera.',
    putBack: 'Recuperar lo que escribí',
    month: 'Año y mes, por ejemplo 2026-11',
  },
  shell: {
    by: 'Una aplicación de Lampstand, puesta aquí por {church}',
    privacy: 'Privacidad',
    hosted: 'Abrir en su propia página',
    // The 988 Lifeline answers in Spanish after pressing 2, and when a text says AYUDA (helplines table). The numbers of
    // three figures become links; "AYUDA al 988" becomes a text message.
    crisis:
      'Si está en peligro o piensa en quitarse la vida, a cualquier hora llame al 988 y oprima 2, o envíe AYUDA al 988 (EE. UU.). Si está ocurriendo ahora, llame al 911.',
  },
  run: {
    again: 'Intentar de nuevo',
    offline:
      'En este momento no hay conexión. Lo que escribió está a salvo aquí. Inténtelo de nuevo cuando vuelva la conexión.',
  },
};
