import type { WebsiteMessages } from './messages.en.ts';

export const es: WebsiteMessages = {
  forms: {
    line: 'Código (una línea)',
    placeholder: 'Script una vez y marcador en la página',
    iframe: 'Iframe sin script',
    link: 'Enlace en una línea aparte',
    hosted: 'Botón hacia la página de la aplicación',
    element: 'Elemento personalizado',
    header: 'Una vez, en el encabezado de todo el sitio',
    address: 'URL del servidor del script',
    open: (app) => `Abrir ${app}`,
  },
  texts: (church) => ({
    privacy: `Algunas páginas de ${church} muestran una aplicación de Lampstand, por ejemplo un generador de oraciones. La aplicación está aislada y no puede leer el resto de la página. No pone cookies, no guarda nada en su navegador y no carga nada de terceros. Lampstand usa lo que usted escribe para crear su resultado y no lo guarda. ${church} no lo ve, salvo que usted pida que se nos envíe. Las visitas se cuentan por dirección IP durante poco tiempo para evitar abusos.`,
    accessibility: `Las aplicaciones de Lampstand en nuestras páginas están hechas para usarse con teclado y lector de pantalla, con un zoom del 200 por ciento, en colores claros y oscuros, y sin animaciones si usted así lo pide. Con cada cambio se prueban de forma automática según WCAG 2.2, nivel AA. No las auditó una persona. Si algo no le funciona, dígaselo a ${church}. Cada aplicación también se puede abrir en página completa.`,
  }),
};
