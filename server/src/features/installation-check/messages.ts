import type { FetchTrouble } from '../../platform/net/safe-fetch.ts';
import type { Judgement } from './judge.ts';

interface Sentences {
  says: string;
  fix: string | null;
}
type Words = (values: Judgement['values']) => Sentences;
type Language = 'en' | 'es';

/** What was seen and what to do, by finding and case. */
export function wordsFor({ finding, case: which, values }: Judgement, lang: Language): Sentences {
  const table = sentences[lang];
  const words = table[`${finding} ${which}`] ?? table[`${finding} plain`];
  if (!words) throw new Error(`There are no words for ${finding} ${which}.`);
  return words(values);
}

/** The same for a page that could not be read. */
export const wordsForTrouble = (trouble: FetchTrouble, lang: Language): Sentences => troubles[lang][trouble];

const sentences: Record<Language, { readonly [finding: string]: Words }> = {
  en: {
    'found plain': () => ({ says: 'The app is in the page, and everything about it is right.', fix: null }),
    'found link': () => ({ says: 'The page links to the app’s own page. Visitors open it there.', fix: null }),
    'not-found plain': () => ({
      says: 'Nothing of ours is in this page.',
      fix: 'Check that this is the page you pasted into, that it is published, and that a cache in front of it has been emptied.',
    }),
    'not-found drawn-by-script': ({ generator }) => ({
      says: `Nothing of ours is in the page as it is sent. ${generator} draws its pages by script, so the app may be there all the same.`,
      fix: 'Open the published page in a private window and look. If the app is not there, paste it again as the instructions say.',
    }),
    'stripped no-script': () => ({
      says: 'The place for the app is there, but the script that fills it is not.',
      fix: 'Your editor removed the script while saving. Ask an administrator to put the script into the site’s header once, or paste the app’s link on a line of its own.',
    }),
    'stripped no-place': () => ({
      says: 'Our script is in the page, but nothing says which app to show.',
      fix: 'Paste the whole line again, with data-church and data-app, or add the placeholder where the app should stand.',
    }),
    'stripped as-text': () => ({
      says: 'The code stands in the page as text that visitors read.',
      fix: 'It was pasted into a text block. Delete it there and paste it into a block for HTML or code.',
    }),
    'in-head plain': () => ({
      says: 'The line is between <head> and </head>, where nothing can be shown.',
      fix: 'Move the line into the page, to where the app should stand.',
    }),
    'wrong-church plain': ({ church }) => ({
      says: `The code in the page names another church, “${church}”.`,
      fix: 'Copy the code from this portal and paste it in place of the old one.',
    }),
    'wrong-church none': () => ({
      says: 'The code in the page names no church.',
      fix: 'Your editor removed a part of it. Paste the whole line again into a block for HTML or code.',
    }),
    'wrong-app other': ({ app }) => ({
      says: `The page shows another app of your church, “${app}”.`,
      fix: 'If you meant this one, copy its code and paste it; both may stand in one page.',
    }),
    'wrong-app plain': ({ app }) => ({
      says: `The code in the page names an app that there is not, “${app}”.`,
      fix: 'Copy the code from this portal again. The app’s name must not be changed.',
    }),
    'wrong-host plain': ({ origin }) => ({
      says: `The code is right, but ${origin} is not on your list of websites, so visitors see an explanation instead of the app.`,
      fix: `Allow ${origin}.`,
    }),
    'blocked-by-csp plain': ({ directive }) => ({
      says: `The website’s Content-Security-Policy blocks the app: ${directive} does not allow our address.`,
      fix: 'Send the two lines for the policy to your webmaster. Nothing else has to change.',
    }),
    'twice plain': ({ app }) => ({
      says: `The same app, “${app}”, is in the page more than once.`,
      fix: 'Remove one of them. A theme or plugin may have added the second.',
    }),
    'rewritten delayed': ({ product }) => ({
      says: `The app is there and right. ${capital(product ?? 'an optimizer')} holds the script back until a visitor touches the page.`,
      fix: 'It works as it is. To show the app at once, add embed.js to the list of scripts that are left alone.',
    }),
    'rewritten rehosted': ({ src }) => ({
      says: `The page loads a copy of our script from another address: ${src}`,
      fix: 'The copy works but grows old. Leave embed.js out of combining and copying, or paste the line anew.',
    }),
    'unreachable locked': ({ status }) => ({
      says: `The page asks for a password (status ${status}).`,
      fix: 'Publish the page or take the password away for a minute, then check again.',
    }),
    'unreachable gone': ({ status }) => ({
      says: `There is no page at this address (status ${status}).`,
      fix: 'Copy the address from your browser while the published page is open.',
    }),
    'unreachable status': ({ status }) => ({
      says: `The website answered with an error (status ${status}).`,
      fix: 'Open the page yourself. If it works there, the website may turn our check away; wait a while and try again.',
    }),
  },
  es: {
    'found plain': () => ({ says: 'La aplicación está en la página y todo está bien.', fix: null }),
    'found link': () => ({
      says: 'La página enlaza con la página propia de la aplicación. Los visitantes la abren allí.',
      fix: null,
    }),
    'not-found plain': () => ({
      says: 'En esta página no hay nada nuestro.',
      fix: 'Compruebe que esta es la página donde pegó el código, que está publicada y que se ha vaciado la caché.',
    }),
    'not-found drawn-by-script': ({ generator }) => ({
      says: `En la página, tal como se envía, no hay nada nuestro. ${generator} dibuja sus páginas con scripts, así que la aplicación puede estar de todos modos.`,
      fix: 'Abra la página publicada en una ventana privada y mire. Si no está la aplicación, péguela de nuevo según las instrucciones.',
    }),
    'stripped no-script': () => ({
      says: 'El lugar para la aplicación está, pero falta el script que lo llena.',
      fix: 'Su editor quitó el script al guardar. Pida a un administrador que ponga el script una vez en el encabezado del sitio, o pegue el enlace de la aplicación en una línea aparte.',
    }),
    'stripped no-place': () => ({
      says: 'Nuestro script está en la página, pero nada dice qué aplicación mostrar.',
      fix: 'Pegue de nuevo la línea completa, con data-church y data-app, o añada el marcador donde deba ir la aplicación.',
    }),
    'stripped as-text': () => ({
      says: 'El código aparece en la página como texto que leen los visitantes.',
      fix: 'Se pegó en un bloque de texto. Bórrelo allí y péguelo en un bloque de HTML o de código.',
    }),
    'in-head plain': () => ({
      says: 'La línea está entre <head> y </head>, donde no se puede mostrar nada.',
      fix: 'Mueva la línea a la página, adonde deba ir la aplicación.',
    }),
    'wrong-church plain': ({ church }) => ({
      says: `El código de la página nombra otra iglesia, «${church}».`,
      fix: 'Copie el código de este portal y péguelo en lugar del anterior.',
    }),
    'wrong-church none': () => ({
      says: 'El código de la página no nombra ninguna iglesia.',
      fix: 'Su editor quitó una parte. Pegue de nuevo la línea completa en un bloque de HTML o de código.',
    }),
    'wrong-app other': ({ app }) => ({
      says: `La página muestra otra aplicación de su iglesia, «${app}».`,
      fix: 'Si quería esta, copie su código y péguelo; ambas pueden estar en una misma página.',
    }),
    'wrong-app plain': ({ app }) => ({
      says: `El código de la página nombra una aplicación que no existe, «${app}».`,
      fix: 'Copie de nuevo el código de este portal. El nombre de la aplicación no debe cambiarse.',
    }),
    'wrong-host plain': ({ origin }) => ({
      says: `El código está bien, pero ${origin} no está en su lista de sitios, y los visitantes ven una explicación en vez de la aplicación.`,
      fix: `Permita ${origin}.`,
    }),
    'blocked-by-csp plain': ({ directive }) => ({
      says: `La Content-Security-Policy del sitio bloquea la aplicación: ${directive} no permite nuestra dirección.`,
      fix: 'Envíe a su webmaster las dos líneas para la política. No hay que cambiar nada más.',
    }),
    'twice plain': ({ app }) => ({
      says: `La misma aplicación, «${app}», está más de una vez en la página.`,
      fix: 'Quite una de ellas. Puede que un tema o un complemento haya añadido la segunda.',
    }),
    'rewritten delayed': ({ product }) => ({
      says: `La aplicación está y está bien. ${capital(spanish(product))} retiene el script hasta que el visitante toca la página.`,
      fix: 'Funciona tal como está. Para mostrar la aplicación enseguida, añada embed.js a la lista de scripts que no se tocan.',
    }),
    'rewritten rehosted': ({ src }) => ({
      says: `La página carga una copia de nuestro script desde otra dirección: ${src}`,
      fix: 'La copia funciona, pero envejece. Excluya embed.js de la combinación y la copia, o pegue la línea de nuevo.',
    }),
    'unreachable locked': ({ status }) => ({
      says: `La página pide una contraseña (estado ${status}).`,
      fix: 'Publique la página o quite la contraseña un momento, y compruebe de nuevo.',
    }),
    'unreachable gone': ({ status }) => ({
      says: `No hay ninguna página en esta dirección (estado ${status}).`,
      fix: 'Copie la dirección de su navegador con la página publicada abierta.',
    }),
    'unreachable status': ({ status }) => ({
      says: `El sitio respondió con un error (estado ${status}).`,
      fix: 'Abra usted la página. Si allí funciona, puede que el sitio rechace nuestra comprobación; espere un poco e inténtelo de nuevo.',
    }),
  },
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Names of products stay; the three that are none are said in Spanish. */
const spanish = (product = 'an optimizer') =>
  ({
    'an optimizer': 'un optimizador',
    'a consent tool': 'una herramienta de consentimiento',
    'a lazy loader': 'una carga diferida',
  })[product] ?? product;

const troubles: Record<Language, Record<FetchTrouble, Sentences>> = {
  en: {
    'bad-address': {
      says: 'This is not the address of a web page.',
      fix: 'Copy the address from your browser; it begins with https:// and has no port.',
    },
    'private-address': {
      says: 'This address leads into a private network, which we cannot and do not read.',
      fix: 'Enter the address under which visitors reach the page.',
    },
    'no-such-host': { says: 'There is no website of this name.', fix: 'Look for a typing error in the address.' },
    'no-answer': {
      says: 'The website did not answer.',
      fix: 'Open the page yourself. If it works there, wait a while and check again.',
    },
    insecure: {
      says: 'The website’s certificate is not in order, so a browser would warn.',
      fix: 'Ask whoever hosts the website to renew its certificate.',
    },
    'too-slow': {
      says: 'The website took longer than ten seconds.',
      fix: 'Check again in a moment. If it stays so, the website itself is slow.',
    },
    'too-many-redirects': {
      says: 'The address sends us on and on.',
      fix: 'Copy the address from your browser while the published page is open.',
    },
    'no-page': {
      says: 'What is at this address is a file, not a page.',
      fix: 'Enter the address of the page that shows the app.',
    },
  },
  es: {
    'bad-address': {
      says: 'Esta no es la dirección de una página web.',
      fix: 'Copie la dirección de su navegador; empieza por https:// y no tiene puerto.',
    },
    'private-address': {
      says: 'Esta dirección lleva a una red privada, que no podemos leer ni leemos.',
      fix: 'Escriba la dirección con la que los visitantes llegan a la página.',
    },
    'no-such-host': {
      says: 'No hay ningún sitio con ese nombre.',
      fix: 'Busque un error de escritura en la dirección.',
    },
    'no-answer': {
      says: 'El sitio no respondió.',
      fix: 'Abra usted la página. Si allí funciona, espere un poco y compruebe de nuevo.',
    },
    insecure: {
      says: 'El certificado del sitio no está en orden; un navegador avisaría.',
      fix: 'Pida a quien aloja el sitio que renueve el certificado.',
    },
    'too-slow': {
      says: 'El sitio tardó más de diez segundos.',
      fix: 'Compruebe de nuevo en un momento. Si sigue así, el propio sitio es lento.',
    },
    'too-many-redirects': {
      says: 'La dirección nos manda de un sitio a otro sin fin.',
      fix: 'Copie la dirección de su navegador con la página publicada abierta.',
    },
    'no-page': {
      says: 'En esta dirección hay un archivo, no una página.',
      fix: 'Escriba la dirección de la página que muestra la aplicación.',
    },
  },
};
