import type { Platform } from './platform.ts';

export const wordpress: Platform = {
  id: 'wordpress',
  recommended: 'line',
  alsoWorks: ['link', 'placeholder', 'iframe', 'hosted', 'element'],
  asOf: '2026-11-20',
  source: 'Measured on WordPress 6.1.9 with Twenty Twenty-Three and Twenty Twenty-One',
  words: {
    en: {
      name: 'WordPress',
      description: 'Your own WordPress, at a web host. You log in at /wp-admin.',
      steps: [
        'Log in as an administrator and open the page for editing.',
        'Press the plus sign where the app should stand, and choose “Custom HTML”.',
        'Paste the line into the block.',
        'Press “Update” or “Publish”, then open the page in a private window.',
      ],
      caveats: [
        'Only administrators and editors may paste scripts; on a network of sites only the super administrator may. For everybody else WordPress removes the line while saving, and says nothing.',
        'Somebody with fewer rights can paste the link of the app on a line of its own. WordPress turns it into the app, at most 1,000 pixels high and without printing.',
        'With our plugin everybody who may edit a page places an app by a block, a shortcode or that link, at its full height. It is the folder “examples/wordpress/lampstand” of this software; whoever runs your Lampstand server can send it to you.',
        'A plugin that delays scripts shows the app at the first touch or scroll. That is fine; the app still opens.',
      ],
      gone: 'If the block is empty after saving, your role may not paste scripts. Paste the link of the app on a line of its own instead, or ask an administrator to put the script into the site once and use the placeholder.',
      look: 'Look at the published page. The editor shows the block as plain code.',
    },
    es: {
      name: 'WordPress',
      description: 'Su propio WordPress, en un alojamiento web. Usted entra por /wp-admin.',
      steps: [
        'Inicie sesión como administrador y abra la página para editarla.',
        'Pulse el signo más donde deba ir la aplicación y elija «HTML personalizado».',
        'Pegue la línea en el bloque.',
        'Pulse «Actualizar» o «Publicar» y abra la página en una ventana privada.',
      ],
      caveats: [
        'Solo los administradores y editores pueden pegar scripts; en una red de sitios, solo el superadministrador. A los demás WordPress les quita la línea al guardar, sin avisar.',
        'Quien tenga menos permisos puede pegar el enlace de la aplicación en una línea aparte. WordPress lo convierte en la aplicación, de 1000 píxeles de altura como máximo y sin impresión.',
        'Con nuestro complemento, quien pueda editar una página pone una aplicación con un bloque, un shortcode o ese enlace, a toda su altura. Es la carpeta «examples/wordpress/lampstand» de este programa; quien lleva su servidor de Lampstand se la puede enviar.',
        'Un complemento que retrasa los scripts muestra la aplicación al primer toque o desplazamiento. Está bien: la aplicación se abre igualmente.',
      ],
      gone: 'Si el bloque queda vacío al guardar, su perfil no puede pegar scripts. Pegue en su lugar el enlace de la aplicación en una línea aparte, o pida a un administrador que ponga el script una vez en el sitio y use el marcador.',
      look: 'Mire la página publicada. El editor muestra el bloque como código.',
    },
  },
};
