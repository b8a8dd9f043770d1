import { type CheckMessages, capital } from './check-messages.ts';

export const es: CheckMessages = {
  findings: {
    'found plain': () => ({ says: 'La aplicación está en la página y todo está bien.', fix: null }),
    'found link': () => ({
      says: 'La página enlaza con la página propia de la aplicación. Los visitantes la abren allí.',
      fix: null,
    }),
    'not-found plain': () => ({
      says: 'En esta página no hay nada nuestro.',
      fix: 'Compruebe que esta es la página donde pegó el código, que está publicada y que se ha vaciado la caché.',
    }),
    'not-found rendered-by-script': ({ generator }) => ({
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
  troubles: {
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

/** Product names stay; the three generic names are translated. */
const spanish = (product = 'an optimizer') =>
  ({
    'an optimizer': 'un optimizador',
    'a consent tool': 'una herramienta de consentimiento',
    'a lazy loader': 'una carga diferida',
  })[product] ?? product;
