import type { Platform } from './platform.ts';

export const googleSites: Platform = {
  id: 'google-sites',
  recommended: 'iframe',
  alsoWorks: ['hosted', 'link'],
  asOf: '2026-11-20',
  source: 'Zendesk article 4411710546074 on scripts in Google Sites; not tried on a live account',
  words: {
    en: {
      name: 'Google Sites',
      description: 'sites.google.com, the new Google Sites.',
      steps: [
        'Open the page for editing and choose “Insert”, then “Embed”.',
        'Choose “Embed code”, paste the code, and press “Next”, then “Insert”.',
        'Drag the lower edge until the whole app is seen.',
        'Press “Publish” and open the page in a private window.',
      ],
      caveats: [
        'Google Sites puts everything into frames of its own and does not let scripts reach the page. The plain frame works there; the line of script does not size itself.',
        'The height is what you drag. The app scrolls inside it.',
      ],
      gone: 'If the box says that the content cannot be shown, use a button to the hosted page.',
      look: 'Look at the published page.',
    },
    es: {
      name: 'Google Sites',
      description: 'sites.google.com, el nuevo Google Sites.',
      steps: [
        'Abra la página para editarla y elija «Insertar», luego «Incorporar».',
        'Elija «Incorporar código», pegue el código y pulse «Siguiente» y luego «Insertar».',
        'Arrastre el borde inferior hasta que se vea toda la aplicación.',
        'Pulse «Publicar» y abra la página en una ventana privada.',
      ],
      caveats: [
        'Google Sites lo pone todo en marcos propios y no deja que los scripts lleguen a la página. El marco simple funciona; la línea de script no ajusta su altura.',
        'La altura es la que usted arrastre. La aplicación se desplaza dentro.',
      ],
      gone: 'Si el cuadro dice que no se puede mostrar el contenido, use un botón hacia la página alojada.',
      look: 'Mire la página publicada.',
    },
  },
};
