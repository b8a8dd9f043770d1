import type { Platform } from './platform.ts';

export const joomla: Platform = {
  id: 'joomla',
  recommended: 'line',
  alsoWorks: ['placeholder', 'iframe', 'hosted', 'link'],
  asOf: '2026-11-20',
  source: 'hubzero.org, compassdesigns.net and lisette-mag on Joomla’s text filters; not tried here',
  words: {
    en: {
      name: 'Joomla',
      description: 'A Joomla site. You log in at /administrator.',
      steps: [
        'Log in as a Super User and open “Content”, then “Site Modules”, and press “New”.',
        'Choose “Custom”, and switch the editor off with “Toggle Editor”.',
        'Paste the line, choose a position and the page, and press “Save & Close”.',
        'Open the page in a private window.',
      ],
      caveats: [
        'For everybody but Super Users, Joomla’s text filters remove scripts and frames while saving.',
        'Editors such as TinyMCE may remove the line as well. Set the editor to “None” for this module.',
      ],
      gone: 'If the line disappears after saving, a text filter or the editor removed it. Ask the Super User, or use a button to the hosted page.',
      look: 'Look at the site itself.',
    },
    es: {
      name: 'Joomla',
      description: 'Un sitio Joomla. Usted entra por /administrator.',
      steps: [
        'Inicie sesión como superusuario, abra «Contenido», luego «Módulos del sitio», y pulse «Nuevo».',
        'Elija «Personalizado» y desactive el editor con «Conmutar editor».',
        'Pegue la línea, elija una posición y la página, y pulse «Guardar y cerrar».',
        'Abra la página en una ventana privada.',
      ],
      caveats: [
        'A todos menos a los superusuarios, los filtros de texto de Joomla les quitan scripts y marcos al guardar.',
        'Editores como TinyMCE también pueden quitar la línea. Ponga el editor en «Ninguno» para este módulo.',
      ],
      gone: 'Si la línea desaparece al guardar, la quitó un filtro de texto o el editor. Pídaselo al superusuario, o use un botón hacia la página alojada.',
      look: 'Mire el sitio mismo.',
    },
  },
};
