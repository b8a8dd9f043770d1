import type { cookiesEn } from '../en/cookies.ts';

/** The same in Spanish. */
export const cookiesEs: typeof cookiesEn = {
  title: 'Cookies',
  text: 'Solo usamos las cookies que mantienen su sesión abierta. Sin rastreo ni anuncios.',
  short: 'Sin rastreo.',
  policy: 'Política de cookies',
  customize: 'Personalizar',
  essentialOnly: 'Solo las esenciales',
  acceptAll: 'Aceptar todas',
  later: 'Preguntarme después',
  shown: 'Hay un aviso sobre cookies al final de la página. Use el enlace para saltar hasta él.',
  saved: 'Se guardó su elección sobre cookies.',
  dialog: {
    title: 'Preferencias de cookies',
    about: 'Elija qué cookies podemos usar. Las aplicaciones en sitios web de iglesias nunca usan ninguna.',
    save: 'Guardar preferencias',
    details: 'Detalles:',
    close: 'Cerrar',
    example: 'Por ejemplo:',
    states: { always: 'Siempre activas', on: 'Activas', off: 'Inactivas' },
  },
  categories: {
    essential: {
      name: 'Esenciales',
      description: 'Hacen falta para iniciar sesión y para proteger los formularios.',
      examples: ['claves de acceso', 'opciones de seguridad', 'manejo de la sesión'],
      today: 'En uso: su sesión, una cookie que protege los formularios, esta elección y el idioma que elija.',
    },
    functional: {
      name: 'Funcionales',
      description: 'Recuerdan sus preferencias.',
      examples: ['idioma preferido', 'colores de la página', 'preferencias de las aplicaciones'],
      today: 'No se usan.',
    },
    analytics: {
      name: 'De medición',
      description: 'Contarían visitas y encontrarían páginas lentas.',
      examples: ['estadísticas de uso', 'medidas de rendimiento', 'análisis de lo que hace cada visitante'],
      today: 'No se usan.',
    },
    marketing: {
      name: 'De publicidad',
      description: 'Mostrarían anuncios y medirían su efecto.',
      examples: ['contenido dirigido', 'recomendaciones de recursos de ministerio', 'alcance de las campañas'],
      today: 'No se usan. No hacemos publicidad.',
    },
  },
};
