import type { ChurchContext } from '../accounts/index.ts';
import type { WebsiteTexts } from './contract.ts';
import type { GuideLanguage } from './platforms/index.ts';

/** Texts for the church's own website: CSP lines, a privacy paragraph and an accessibility statement. */
export function websiteTexts(
  { env, church }: Pick<ChurchContext, 'env' | 'church'>,
  lang: GuideLanguage,
): WebsiteTexts {
  const origin = env.EMBED_ORIGIN;
  return { csp: `script-src ${origin};\nframe-src ${origin};`, ...words[lang](church.name) };
}

const words = {
  en: (church: string) => ({
    privacy: `Some pages of ${church} show an app by Lampstand, for example a prayer generator. It runs in a closed frame and cannot read the rest of the page. It sets no cookie, keeps nothing in your browser and loads nothing from anybody else. What you write is sent to the app’s server to make your document and is not kept; ${church} does not see it unless you ask for it to be sent to us. The network address of your connection is counted for a short while so that the app stays free for everyone.`,
    accessibility: `The apps by Lampstand on our pages are built to be used by keyboard and screen reader, at 200 percent zoom, in light and dark colors and without animation where you ask for that. They are checked by machine against the rules of WCAG 2.2 at level AA with every change; they have not been certified by people. If something does not work for you, tell ${church}, and every app can also be opened on a page of its own.`,
  }),
  es: (church: string) => ({
    privacy: `Algunas páginas de ${church} muestran una aplicación de Lampstand, por ejemplo un generador de oraciones. Funciona en un marco cerrado y no puede leer el resto de la página. No pone cookies, no guarda nada en su navegador y no carga nada de terceros. Lo que usted escribe se envía al servidor de la aplicación para hacer su documento y no se guarda; ${church} no lo ve, salvo que usted pida que se nos envíe. La dirección de red de su conexión se cuenta durante un tiempo breve para que la aplicación siga siendo gratuita para todos.`,
    accessibility: `Las aplicaciones de Lampstand en nuestras páginas están hechas para usarse con teclado y lector de pantalla, con un zoom del 200 por ciento, en colores claros y oscuros, y sin animaciones si usted así lo pide. Con cada cambio se comprueban de forma automática según las reglas de WCAG 2.2, nivel AA; no han sido certificadas por personas. Si algo no le funciona, dígaselo a ${church}; además, cada aplicación puede abrirse en una página propia.`,
  }),
} satisfies Record<GuideLanguage, (church: string) => Omit<WebsiteTexts, 'csp'>>;
