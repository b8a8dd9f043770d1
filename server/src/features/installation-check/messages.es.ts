import type { CheckMessages } from './check-messages.ts';

export const es: CheckMessages = {
  findings: {
    'found plain': () => ({ says: 'La aplicación ya está en su página y funciona.', fix: null }),
    'found link': () => ({
      says: 'Su página tiene un enlace a la aplicación.',
      fix: null,
    }),
    'not-found plain': () => ({
      says: 'No encontramos el código en esta página.',
      fix: 'Revise que sea la página correcta, que esté publicada y que haya borrado la caché.',
    }),
    'not-found rendered-by-script': ({ generator }) => ({
      says: `No encontramos el código. ${generator} crea las páginas en el navegador; puede que la aplicación sí esté.`,
      fix: 'Abra la página publicada en una ventana privada. Si la aplicación no está, pegue el código de nuevo según las instrucciones.',
    }),
    'stripped no-script': () => ({
      says: 'Está el marcador, pero falta el script.',
      fix: 'Su editor borró el script. Pida a un administrador que instale el script una vez en el encabezado del sitio, o pegue el enlace de la aplicación solo en su línea.',
    }),
    'stripped no-place': () => ({
      says: 'Encontramos el script, pero ninguna aplicación.',
      fix: 'Pegue de nuevo el código completo, con data-church y data-app, o agregue el marcador donde quiera la aplicación.',
    }),
    'stripped as-text': () => ({
      says: 'Los visitantes ven el código como texto.',
      fix: 'Bórrelo del bloque de texto y péguelo en un bloque de HTML o de código.',
    }),
    'in-head plain': () => ({
      says: 'El código está en el encabezado de la página (head), donde no se puede mostrar nada.',
      fix: 'Muévalo al lugar de la página donde quiera la aplicación.',
    }),
    'wrong-church plain': ({ church }) => ({
      says: `El código es de otra iglesia, “${church}”.`,
      fix: 'Copie el código de Lampstand y péguelo en lugar del anterior.',
    }),
    'wrong-church none': () => ({
      says: 'Al código le falta la iglesia.',
      fix: 'Su editor borró una parte. Pegue de nuevo el código completo en un bloque de HTML o de código.',
    }),
    'wrong-app other': ({ app }) => ({
      says: `La página muestra otra aplicación de su iglesia, “${app}”.`,
      fix: 'Si quería esta, pegue su código. Puede tener las dos en una página.',
    }),
    'wrong-app plain': ({ app }) => ({
      says: `El código pide una aplicación que no existe: “${app}”.`,
      fix: 'Copie de nuevo el código de Lampstand y no cambie el nombre de la aplicación.',
    }),
    'wrong-host plain': ({ origin }) => ({
      says: `El código está bien, pero ${origin} no está en su lista de sitios permitidos, y los visitantes no ven la aplicación.`,
      fix: `Permita ${origin}.`,
    }),
    'blocked-by-csp plain': ({ directive }) => ({
      says: `La Content-Security-Policy del sitio bloquea la aplicación: ${directive} no permite nuestra dirección.`,
      fix: 'Envíe las dos líneas para la política a quien administra el sitio. No hay que cambiar nada más.',
    }),
    'twice plain': ({ app }) => ({
      says: `La aplicación “${app}” está más de una vez en la página.`,
      fix: 'Quite una de ellas. Puede que un tema o un complemento haya agregado la segunda.',
    }),
    'rewritten delayed': ({ product }) => ({
      says: `La aplicación funciona, pero ${spanish(product)} la retrasa hasta que el visitante toca la página.`,
      fix: 'Funciona. Para que cargue enseguida, excluya embed.js de su optimizador.',
    }),
    'rewritten rehosted': ({ src }) => ({
      says: `La página carga una copia de nuestro script desde otra dirección: ${src}`,
      fix: 'La copia funciona, pero quedará desactualizada. Excluya embed.js de su optimizador o pegue el código de nuevo.',
    }),
    'unreachable locked': ({ status }) => ({
      says: `La página pide una contraseña (estado ${status}).`,
      fix: 'Publique la página o quite la contraseña un momento, y revise de nuevo.',
    }),
    'unreachable gone': ({ status }) => ({
      says: `No hay ninguna página en esta dirección (estado ${status}).`,
      fix: 'Abra la página publicada y copie la dirección de su navegador.',
    }),
    'unreachable status': ({ status }) => ({
      says: `El sitio respondió con un error (estado ${status}).`,
      fix: 'Abra usted la página. Si a usted le funciona, puede que el sitio bloquee nuestra revisión. Inténtelo más tarde.',
    }),
  },
  troubles: {
    'bad-address': {
      says: 'Esta no es la dirección de una página web.',
      fix: 'Copie la dirección de su navegador. Empieza con https:// y no tiene puerto.',
    },
    'private-address': {
      says: 'No podemos revisar direcciones de una red privada.',
      fix: 'Escriba la dirección que usan los visitantes.',
    },
    'no-such-host': {
      says: 'No hay ningún sitio con ese nombre.',
      fix: 'Busque un error de escritura en la dirección.',
    },
    'no-answer': {
      says: 'El sitio no respondió.',
      fix: 'Abra usted la página. Si a usted le funciona, revise de nuevo más tarde.',
    },
    insecure: {
      says: 'El certificado de seguridad del sitio no es válido.',
      fix: 'Pida a su servicio de hosting que lo renueve.',
    },
    'too-slow': {
      says: 'El sitio tardó más de diez segundos en responder.',
      fix: 'Revise de nuevo en un momento. Si sigue pasando, el sitio es lento.',
    },
    'too-many-redirects': {
      says: 'La dirección redirige demasiadas veces.',
      fix: 'Abra la página publicada y copie la dirección de su navegador.',
    },
    'no-page': {
      says: 'Esta dirección es de un archivo, no de una página.',
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
