import type { Platform } from './platform.ts';

export const tagManager: Platform = {
  id: 'tag-manager',
  recommended: 'placeholder',
  alsoWorks: ['iframe', 'hosted', 'link'],
  asOf: '2026-11-20',
  source: 'Tested with a script that the page adds later, in Chromium, Firefox and WebKit',
  words: {
    en: {
      name: 'Tag manager',
      description: 'Google Tag Manager or a similar tool that adds scripts to every page.',
      steps: [
        'Put the placeholder into the page, where the app should stand.',
        'In the tag manager make a new tag of the type “Custom HTML” and paste the script.',
        'Let it fire on the pages that have the placeholder, and publish the container.',
        'Open the page in a private window.',
      ],
      caveats: [
        'A script that a tag manager adds has no place of its own in the page. The placeholder says where the app goes.',
        'If the tag waits for consent, the app appears once the visitor has chosen. It sets no cookie and can be treated as necessary content.',
      ],
      gone: 'If the placeholder disappears after saving, your editor removes it. Ask for a block that keeps HTML, or use a button to the hosted page.',
      look: 'Look at the published page, with the tag manager’s preview closed.',
    },
    es: {
      name: 'Gestor de etiquetas',
      description: 'Google Tag Manager u otra herramienta que añade scripts a cada página.',
      steps: [
        'Ponga el marcador en la página, donde deba ir la aplicación.',
        'En el gestor de etiquetas cree una etiqueta del tipo «HTML personalizado» y pegue el script.',
        'Haga que se active en las páginas que tienen el marcador y publique el contenedor.',
        'Abra la página en una ventana privada.',
      ],
      caveats: [
        'Un script que añade un gestor de etiquetas no tiene lugar propio en la página. El marcador dice dónde va la aplicación.',
        'Si la etiqueta espera el consentimiento, la aplicación aparece cuando el visitante haya elegido. No pone ninguna cookie y puede tratarse como contenido necesario.',
      ],
      gone: 'Si el marcador desaparece al guardar, lo quita su editor. Pida un bloque que conserve el HTML, o use un botón hacia la página alojada.',
      look: 'Mire la página publicada, con la vista previa del gestor cerrada.',
    },
  },
};
