import type { Platform } from './platform.ts';

export const godaddy: Platform = {
  id: 'godaddy',
  recommended: 'iframe',
  alsoWorks: ['hosted', 'link'],
  asOf: '2026-11-20',
  source: 'General knowledge of the editor; not tried on a live account',
  words: {
    en: {
      name: 'GoDaddy Websites + Marketing',
      description: 'GoDaddy’s own website builder.',
      steps: [
        'Open the page, press “Add Section”, and choose “HTML”.',
        'Paste the code into the box named “Custom code”.',
        'Set the section’s height to the number in the code.',
        'Press “Done”, then “Publish”, and open the page in a private window.',
      ],
      caveats: ['GoDaddy puts the code into a frame of its own with a height that you set. The app scrolls inside it.'],
      gone: 'If the section stays white, use a button to the hosted page.',
      look: 'Look at the published page.',
    },
    es: {
      name: 'GoDaddy Websites + Marketing',
      description: 'El creador de sitios de GoDaddy.',
      steps: [
        'Abra la página, pulse «Añadir sección» y elija «HTML».',
        'Pegue el código en el cuadro «Código personalizado».',
        'Ponga la altura de la sección en el número que figura en el código.',
        'Pulse «Listo», luego «Publicar», y abra la página en una ventana privada.',
      ],
      caveats: [
        'GoDaddy pone el código en un marco propio, con la altura que usted indique. La aplicación se desplaza dentro.',
      ],
      gone: 'Si la sección queda en blanco, use un botón hacia la página alojada.',
      look: 'Mire la página publicada.',
    },
  },
};
