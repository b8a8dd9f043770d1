import type { en } from './messages.en.ts';

export const es: typeof en = {
  notHere: {
    title: 'Aquí no hay ninguna aplicación',
    heading: 'No hay ninguna aplicación en esta dirección',
    text: 'Puede que se haya escrito de otra manera, o que la iglesia ya no ofrezca esta aplicación. Mire el enlace otra vez, o pregunte a la iglesia que se lo dio.',
  },
  noScript:
    'Esta aplicación necesita JavaScript, que está desactivado en este navegador. Actívelo para esta página y cárguela de nuevo.',
  inDanger: {
    before: 'Si está en peligro o piensa en quitarse la vida, a cualquier hora llame al ',
    after: ' y oprima 2, o envíe AYUDA al 988 (EE. UU.). Si está ocurriendo ahora, llame al 911.',
  },
  notBuilt: (app, church) => `${app} aún no está lista. ${church} podrá ofrecerla aquí en cuanto lo esté.`,
  privacy: {
    heading: 'Qué pasa con lo que usted escribe',
    kept: 'Va al servidor de esta página, que hace con ello su documento y no guarda nada.',
    model: (name) => ` Un modelo de lenguaje (${name}) lo lee para escribir el texto.`,
    unnamed: 'sin nombre',
    reader: (name, languages) =>
      ` Para que las aplicaciones entiendan más, un modelo que convierte textos en números (${name}) lee ${languages.map((one) => (one === 'en' ? 'preguntas en inglés' : 'textos en español')).join(' y ')}.`,
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
  people: {
    title: (church) => `Personas de ${church}`,
    chosen: 'Todas eligieron mostrar su nombre.',
  },
  joining: {
    title: (church) => `Únase a ${church}`,
    heading: 'Únase a nosotros en Lampstand',
    what: 'Oraciones, estudio y ayuda práctica de nuestra iglesia, en su teléfono.',
    waits: (church) => `Cree una cuenta con su correo electrónico. Después, ${church} la aprueba.`,
  },
};
