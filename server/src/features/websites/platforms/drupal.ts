import type { Platform } from './platform.ts';

export const drupal: Platform = {
  id: 'drupal',
  recommended: 'line',
  alsoWorks: ['placeholder', 'iframe', 'hosted', 'link'],
  asOf: '2026-11-20',
  source: 'drupalkit.its.utexas.edu and drupalbook.org on text formats; not tried here',
  words: {
    en: {
      name: 'Drupal',
      description: 'A Drupal site. You log in at /user.',
      steps: [
        'Log in as an administrator and open “Structure”, then “Block layout”.',
        'Press “Add content block”, and set the text format to “Full HTML”.',
        'Press “Source” in the editor and paste the line.',
        'Save, place the block in a region of the page, and open the page in a private window.',
      ],
      caveats: ['Basic and Restricted HTML remove scripts and frames. Only “Full HTML” keeps them.'],
      gone: 'If the line disappears, the text format removed it. Ask the site’s administrator for “Full HTML”, or use a button to the hosted page.',
      look: 'Look at the site itself, logged out.',
    },
    es: {
      name: 'Drupal',
      description: 'Un sitio Drupal. Usted entra por /user.',
      steps: [
        'Inicie sesión como administrador y abra «Estructura», luego «Diseño de bloques».',
        'Pulse «Añadir bloque de contenido» y ponga el formato de texto en «HTML completo».',
        'Pulse «Fuente» en el editor y pegue la línea.',
        'Guarde, coloque el bloque en una región de la página y abra la página en una ventana privada.',
      ],
      caveats: ['HTML básico y HTML restringido quitan scripts y marcos. Solo «HTML completo» los conserva.'],
      gone: 'Si la línea desaparece, la quitó el formato de texto. Pida «HTML completo» al administrador del sitio, o use un botón hacia la página alojada.',
      look: 'Mire el sitio mismo, sin iniciar sesión.',
    },
  },
};
