import type { Platform } from './platform.ts';

export const wix: Platform = {
  id: 'wix',
  recommended: 'element',
  alsoWorks: ['iframe', 'hosted', 'link'],
  asOf: '2026-11-20',
  source: 'dev.wix.com on custom elements and the HTML component; not tried on a live account',
  words: {
    en: {
      name: 'Wix',
      description: 'The Wix editor or Wix Studio.',
      steps: [
        'In the editor press “Add Elements”, then “Embed Code”, then “Custom Element”.',
        'Press “Choose Source”, choose “Server URL”, and paste the script’s address.',
        'Enter the tag name ministry-app.',
        'Press “Set Attributes” and add church and app with the values shown.',
        'Publish the site and open the page in a private window.',
      ],
      caveats: [
        'A custom element needs a Premium plan and a domain of your own.',
        'On a free plan choose “Embed HTML”, then “Website address”, and paste the address of the app’s own frame. Wix gives that frame a fixed height, so the app scrolls inside it.',
      ],
      gone: 'If Wix refuses the custom element, your plan has none. Use “Embed HTML” with the address of the frame, or a button to the hosted page.',
      look: 'Look at the published page; the editor shows a grey box.',
    },
    es: {
      name: 'Wix',
      description: 'El editor de Wix o Wix Studio.',
      steps: [
        'En el editor pulse «Añadir elementos», luego «Código insertado» y «Elemento personalizado».',
        'Pulse «Elegir fuente», elija «URL del servidor» y pegue la dirección del script.',
        'Escriba el nombre de etiqueta ministry-app.',
        'Pulse «Establecer atributos» y añada church y app con los valores indicados.',
        'Publique el sitio y abra la página en una ventana privada.',
      ],
      caveats: [
        'Un elemento personalizado requiere un plan Premium y un dominio propio.',
        'En un plan gratuito elija «Insertar HTML», luego «Dirección del sitio web», y pegue la dirección del marco de la aplicación. Wix le da una altura fija, así que la aplicación se desplaza dentro.',
      ],
      gone: 'Si Wix rechaza el elemento personalizado, su plan no lo incluye. Use «Insertar HTML» con la dirección del marco, o un botón hacia la página alojada.',
      look: 'Mire la página publicada; el editor muestra un cuadro gris.',
    },
  },
};
