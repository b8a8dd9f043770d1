import type { Platform } from './platform.ts';

export const webflow: Platform = {
  id: 'webflow',
  recommended: 'line',
  alsoWorks: ['placeholder', 'iframe', 'hosted', 'link'],
  asOf: '2026-11-20',
  source: 'flowradar.com on the length of embeds; not tried on a live account',
  words: {
    en: {
      name: 'Webflow',
      description: 'The Webflow Designer.',
      steps: [
        'In the Designer open the Add panel and drag “Code Embed” to where the app should stand.',
        'Paste the line into the editor that opens, and press “Save & Close”.',
        'Publish the site and open the page in a private window.',
      ],
      caveats: [
        'Code embeds need a paid site or workspace plan; without one the code is kept and not shown.',
        'An embed may hold 10,000 characters. The line is far shorter.',
      ],
      gone: 'If the embed stays empty on the published page, your plan does not show custom code. Use a button to the hosted page.',
      look: 'Look at the published page; the Designer shows a placeholder.',
    },
    es: {
      name: 'Webflow',
      description: 'El Diseñador de Webflow.',
      steps: [
        'En el Diseñador abra el panel Añadir y arrastre «Code Embed» adonde deba ir la aplicación.',
        'Pegue la línea en el editor que se abre y pulse «Save & Close».',
        'Publique el sitio y abra la página en una ventana privada.',
      ],
      caveats: [
        'El código insertado requiere un plan de pago; sin él, el código se guarda pero no se muestra.',
        'Un código insertado admite 10.000 caracteres. La línea es mucho más corta.',
      ],
      gone: 'Si el hueco queda vacío en la página publicada, su plan no muestra código propio. Use un botón hacia la página alojada.',
      look: 'Mire la página publicada; el Diseñador muestra un marcador.',
    },
  },
};
