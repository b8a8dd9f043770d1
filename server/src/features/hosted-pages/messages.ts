/** A language of the pages that stand alone. */
export type PageLanguage = 'en' | 'es';

interface HostedWords {
  notHere: { title: string; heading: string; text: string };
  noScript: string;
  /** Words before and after the number of the lifeline. */
  inDanger: [before: string, after: string];
  notBuilt: (app: string, church: string) => string;
  privacy: {
    heading: string;
    kept: string;
    model: (name: string) => string;
    unnamed: string;
    unseen: (church: string) => string;
  };
  counted: string;
  by: string;
  sheet: {
    title: (app: string, church: string) => string;
    code: (address: string) => string;
    how: string;
    quiet: string;
    print: string;
    back: string;
  };
}

/** Every word of an app's own page and of its sheet for the notice board, except what the app says of itself. */
export const hostedWords: Readonly<Record<PageLanguage, HostedWords>> = {
  en: {
    notHere: {
      title: 'There is no app here',
      heading: 'There is no app at this address',
      text: 'It may have been typed differently, or the church no longer offers this app. Look at the link once more, or ask the church that gave it to you.',
    },
    noScript:
      'This app needs JavaScript, which is switched off in this browser. Switch it on for this page and load it again.',
    inDanger: [
      'If you’re in danger or thinking about ending your life, call or text ',
      ' at any hour (US), or call 911 if it’s happening now.',
    ],
    notBuilt: (app, church) => `The ${app} is not ready yet. ${church} can offer it here as soon as it is.`,
    privacy: {
      heading: 'What happens to what you write',
      kept: 'It goes to the server of this page, which makes your document from it and keeps nothing.',
      model: (name) => ` A language model (${name}) reads it to write the text.`,
      unnamed: 'unnamed',
      unseen: (church) =>
        ` ${church} does not see it unless you ask for it to be sent there. No cookie is set, nothing is left in your browser, and nothing is loaded from anybody else.`,
    },
    counted:
      'The network address of your connection is counted for a short while, so that the app stays free for everyone. It is not kept with your words.',
    by: 'A Lampstand app',
    sheet: {
      title: (app, church) => `${app}, a sheet for the notice board · ${church}`,
      code: (address) => `A code for phones that opens ${address}`,
      how: 'Point the camera of a phone at the square, or open',
      quiet: 'No account, no cookie, nothing you write is kept.',
      print: 'To print it, press Ctrl+P or ⌘P.',
      back: 'Back to the app',
    },
  },
  es: {
    notHere: {
      title: 'Aquí no hay ninguna aplicación',
      heading: 'No hay ninguna aplicación en esta dirección',
      text: 'Puede que se haya escrito de otra manera, o que la iglesia ya no ofrezca esta aplicación. Mire el enlace otra vez, o pregunte a la iglesia que se lo dio.',
    },
    noScript:
      'Esta aplicación necesita JavaScript, que está desactivado en este navegador. Actívelo para esta página y cárguela de nuevo.',
    inDanger: [
      'Si está en peligro o piensa en quitarse la vida, a cualquier hora llame al ',
      ' y oprima 2, o envíe AYUDA al 988 (EE. UU.). Si está ocurriendo ahora, llame al 911.',
    ],
    notBuilt: (app, church) => `${app} aún no está lista. ${church} podrá ofrecerla aquí en cuanto lo esté.`,
    privacy: {
      heading: 'Qué pasa con lo que usted escribe',
      kept: 'Va al servidor de esta página, que hace con ello su documento y no guarda nada.',
      model: (name) => ` Un modelo de lenguaje (${name}) lo lee para escribir el texto.`,
      unnamed: 'sin nombre',
      unseen: (church) =>
        ` ${church} no lo ve, salvo que usted pida que se le envíe. No se pone ninguna cookie, no queda nada en su navegador y no se carga nada de nadie más.`,
    },
    counted:
      'La dirección de red de su conexión se cuenta por un rato, para que la aplicación siga siendo gratuita para todos. No se guarda con sus palabras.',
    by: 'Una aplicación de Lampstand',
    sheet: {
      title: (app, church) => `${app}, una hoja para el tablón · ${church}`,
      code: (address) => `Un cuadro para teléfonos que abre ${address}`,
      how: 'Apunte la cámara de un teléfono al cuadro, o abra',
      quiet: 'Sin cuenta, sin cookies; nada de lo que escriba se guarda.',
      print: 'Para imprimirla, oprima Ctrl+P o ⌘P.',
      back: 'Volver a la aplicación',
    },
  },
};

/** The language of a page that stands alone: as its address asks, else as the church has set, else English. */
export function pageLanguage(asked: string | undefined, setting: PageLanguage | 'auto' = 'auto'): PageLanguage {
  if (asked === 'en' || asked === 'es') return asked;
  return setting === 'auto' ? 'en' : setting;
}
