import type { WebsiteMessages } from './messages.en.ts';

export const es: WebsiteMessages = {
  forms: {
    line: 'Una línea de script',
    placeholder: 'Script una vez, marcador en la página',
    iframe: 'Marco simple sin script',
    link: 'Enlace en una línea aparte',
    hosted: 'Botón hacia la página de la aplicación',
    element: 'Elemento personalizado',
    header: 'Una vez, en el encabezado de todo el sitio',
    address: 'URL del servidor del script',
    open: (app) => `Abrir ${app}`,
  },
  texts: (church) => ({
    privacy: `Algunas páginas de ${church} muestran una aplicación de Lampstand, por ejemplo un generador de oraciones. Funciona en un marco cerrado y no puede leer el resto de la página. No pone cookies, no guarda nada en su navegador y no carga nada de terceros. Lo que usted escribe se envía al servidor de la aplicación para hacer su documento y no se guarda; ${church} no lo ve, salvo que usted pida que se nos envíe. La dirección de red de su conexión se cuenta durante un tiempo breve para que la aplicación siga siendo gratuita para todos.`,
    accessibility: `Las aplicaciones de Lampstand en nuestras páginas están hechas para usarse con teclado y lector de pantalla, con un zoom del 200 por ciento, en colores claros y oscuros, y sin animaciones si usted así lo pide. Con cada cambio se comprueban de forma automática según las reglas de WCAG 2.2, nivel AA; no han sido certificadas por personas. Si algo no le funciona, dígaselo a ${church}; además, cada aplicación puede abrirse en una página propia.`,
  }),
};
