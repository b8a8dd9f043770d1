import type { Platform } from './platform.ts';

export const html: Platform = {
  id: 'html',
  recommended: 'line',
  alsoWorks: ['placeholder', 'element', 'iframe', 'hosted', 'link'],
  asOf: '2026-11-20',
  source: 'Tested in Chromium, Firefox and WebKit with every change of the product',
  words: {
    en: {
      name: 'HTML/Custom',
      description: 'Files you write yourself, or any builder with a box for HTML.',
      steps: [
        'Open the page’s file, or the box for HTML in your builder.',
        'Paste the line where the app should stand, between <body> and </body>.',
        'Save and upload the page, then open it in a private window.',
      ],
      caveats: [
        'Pasted between <head> and </head>, the line loads and shows nothing. Put it into the body.',
        'If your site sends a Content-Security-Policy, it must allow our address for scripts and frames. The two lines are ready to copy below.',
      ],
      gone: 'If the app does not appear, run the check in the next step. It reads your page and says why.',
      look: 'Look at the page on the web, not at the file on your disk.',
    },
    es: {
      name: 'HTML/Personalizado',
      description: 'Archivos que usted escribe, o cualquier creador con un cuadro para HTML.',
      steps: [
        'Abra el archivo de la página, o el cuadro para HTML de su creador.',
        'Pegue la línea donde deba ir la aplicación, entre <body> y </body>.',
        'Guarde y suba la página, y ábrala en una ventana privada.',
      ],
      caveats: [
        'Pegada entre <head> y </head>, la línea se carga pero no muestra nada. Póngala en el cuerpo.',
        'Si su sitio envía una Content-Security-Policy, debe permitir nuestra dirección para scripts y marcos. Las dos líneas están abajo, listas para copiar.',
      ],
      gone: 'Si la aplicación no aparece, haga la comprobación del paso siguiente. Lee su página y dice por qué.',
      look: 'Mire la página en la web, no el archivo en su disco.',
    },
  },
};
