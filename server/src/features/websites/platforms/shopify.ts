import type { Platform } from './platform.ts';

export const shopify: Platform = {
  id: 'shopify',
  recommended: 'line',
  alsoWorks: ['placeholder', 'iframe', 'hosted', 'link'],
  asOf: '2026-11-20',
  source: 'Shopify staff in the community forum (thread 281175); not tried on a live account',
  words: {
    en: {
      name: 'Shopify',
      description: 'A Shopify store with an online theme.',
      steps: [
        'Open “Online Store”, then “Themes”, and press “Customize”.',
        'Choose the page at the top, press “Add section”, and choose “Custom Liquid”.',
        'Paste the line into the box named “Liquid code”.',
        'Press “Save” and open the page in a private window.',
      ],
      caveats: ['You need no app from the Shopify store for this, and nobody has to edit the theme’s files.'],
      gone: 'If your theme has no “Custom Liquid” section, use a button to the hosted page.',
      look: 'Look at the page of the store itself.',
    },
    es: {
      name: 'Shopify',
      description: 'Una tienda Shopify con un tema en línea.',
      steps: [
        'Abra «Tienda online», luego «Temas», y pulse «Personalizar».',
        'Elija la página arriba, pulse «Agregar sección» y elija «Liquid personalizado».',
        'Pegue la línea en el cuadro «Código Liquid».',
        'Pulse «Guardar» y abra la página en una ventana privada.',
      ],
      caveats: ['No necesita ninguna aplicación de la tienda de Shopify, ni editar los archivos del tema.'],
      gone: 'Si su tema no tiene la sección «Liquid personalizado», use un botón hacia la página alojada.',
      look: 'Mire la página de la tienda misma.',
    },
  },
};
