import type { NoticeMessages } from './index.ts';

/** Spanish messages of the documents that explain why there is no app. */
export const noticeMessages: NoticeMessages = {
  // Below every app.
  by: 'Una aplicación de Lampstand, en el sitio de {church}',
  privacy: 'Privacidad',
  late: 'Esta aplicación no se abrió aquí.',
  app: 'Esta aplicación',
  church: 'esta iglesia',
  site: 'este sitio web',
  allow: 'Permitir {site} en Lampstand',
  'wrong-site': {
    title: '{app} no está instalada en este sitio web',
    text: '{church} todavía no agregó este sitio web.',
    admin:
      'Para quien administra el sitio: agregue {site} a los sitios permitidos de {church} en Lampstand y vuelva a cargar esta página.',
  },
  'not-found': {
    title: 'No hay ninguna aplicación en esta dirección',
    text: 'No encontramos esa iglesia o esa aplicación. Su página está bien.',
    admin: 'Para quien administra el sitio: copie otra vez el código de Lampstand.',
  },
  'not-built': {
    title: '{app} estará lista próximamente',
    text: 'Esta aplicación todavía no está lista.',
  },
  paused: {
    title: '{app} está en pausa',
    text: '{church} puso sus aplicaciones en pausa. Lo que le trajo aquí sigue siendo importante. Así puede hablar con alguien:',
  },
};
