import type { NoticeMessages } from './index.ts';

/** Spanish messages of the documents that explain why there is no app. */
export const noticeMessages: NoticeMessages = {
  late: 'Esta aplicación no se ha iniciado aquí.',
  app: 'Esta aplicación',
  church: 'esta iglesia',
  site: 'este sitio web',
  allow: 'Permitir {site} en Lampstand',
  'wrong-site': {
    title: '{app} no está preparada para este sitio web',
    text: 'Este sitio web no está en la lista de {church}, por eso aquí no se muestra nada.',
    admin:
      'Para quien administra el sitio: añada {site} a los sitios web de {church} en Lampstand y vuelva a cargar esta página.',
  },
  'not-found': {
    title: 'No hay ninguna aplicación en esta dirección',
    text: 'La iglesia o la aplicación de esta línea no se conocen aquí. La página no tiene ningún daño.',
    admin: 'Para quien administra el sitio: compare data-church y data-app con la línea que le dio Lampstand.',
  },
  'not-built': {
    title: '{app} aún no está lista',
    text: 'Esta aplicación está planeada y sin terminar. Hoy no se puede usar.',
  },
  paused: {
    title: '{app} está en pausa',
    text: '{church} ha puesto en pausa sus aplicaciones por ahora. Lo que le trajo aquí sigue siendo importante; así puede comunicarse con una persona.',
  },
};
