import type { Platform } from './platform.ts';

export const weebly: Platform = {
  id: 'weebly',
  recommended: 'line',
  alsoWorks: ['iframe', 'placeholder', 'hosted', 'link'],
  asOf: '2026-11-20',
  source: 'General knowledge of the editor; not tried on a live account',
  words: {
    en: {
      name: 'Weebly',
      description: 'The Weebly editor with its drag-and-drop elements.',
      steps: [
        'Drag “Embed Code” from the left to where the app should stand.',
        'Press the box, then “Edit Custom HTML”, and paste the line.',
        'Click outside the box and press “Publish”.',
        'Open the page in a private window.',
      ],
      caveats: ['The editor shows a placeholder until the site is published.'],
      gone: 'If there is no “Embed Code” element, your plan has none. Use a button to the hosted page.',
      look: 'Look at the published page; the editor shows a placeholder.',
    },
    es: {
      name: 'Weebly',
      description: 'El editor de Weebly con elementos que se arrastran.',
      steps: [
        'Arrastre «Código incrustado» desde la izquierda adonde deba ir la aplicación.',
        'Pulse el cuadro, luego «Editar HTML personalizado», y pegue la línea.',
        'Haga clic fuera del cuadro y pulse «Publicar».',
        'Abra la página en una ventana privada.',
      ],
      caveats: ['El editor muestra un marcador hasta que se publica el sitio.'],
      gone: 'Si no hay elemento «Código incrustado», su plan no lo incluye. Use un botón hacia la página alojada.',
      look: 'Mire la página publicada; el editor muestra un marcador.',
    },
  },
};
