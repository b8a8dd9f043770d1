import type { en } from './messages.en.ts';

export const es: typeof en = {
  notHere: {
    title: 'Aquí no hay ninguna aplicación',
    heading: 'No hay ninguna aplicación en esta dirección',
    text: 'Revise el enlace o pregunte en su iglesia.',
  },
  print: 'Para imprimir lo que escribió la aplicación, presione “Imprimir” dentro de ella.',
  noScript: 'Active JavaScript y vuelva a cargar la página.',
  inDanger: {
    before: 'Si está en peligro o piensa en quitarse la vida, a cualquier hora llame al ',
    after: ' y oprima 2, o envíe AYUDA al 988 (EE. UU.). Si está ocurriendo ahora, llame al 911.',
  },
  notBuilt: (app, church) => `${app} estará lista próximamente. ${church} podrá ofrecerla aquí en cuanto lo esté.`,
  privacy: {
    heading: 'Qué pasa con lo que usted escribe',
    kept: 'Lo usamos para crear su resultado y no guardamos nada.',
    model: (name) => ` La IA (${name}) lo lee para escribir su resultado.`,
    unnamed: 'modelo sin nombre',
    reader: (name, languages) =>
      ` Para entender lo que usted quiere decir, un modelo que convierte textos en números (${name}) lee ${languages.map((one) => (one === 'en' ? 'preguntas en inglés' : 'textos en español')).join(' y ')}.`,
    unseen: (church) =>
      ` ${church} no lo ve, salvo que usted pida que se le envíe. No usamos cookies, no dejamos nada en su navegador y no cargamos nada de otras empresas.`,
  },
  counted:
    'Contamos las visitas por dirección IP durante poco tiempo para evitar abusos. La dirección nunca se guarda junto con lo que usted escribe.',
  by: 'Una aplicación de Lampstand',
  sheet: {
    title: (app, church) => `${app}: cartel · ${church}`,
    code: (address) => `Código QR que abre ${address}`,
    how: 'Escanee el código QR con su teléfono, o abra',
    quiet: 'Sin cuenta y sin cookies. No guardamos lo que escribe.',
    print: 'Para imprimirlo, presione Ctrl+P o ⌘P.',
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
