import type { PlatformMessages } from './messages.en.ts';

export const es: PlatformMessages = {
  wordpress: {
    name: 'WordPress',
    description: 'WordPress propio, en un servicio de hosting. Usted inicia sesión en /wp-admin.',
    steps: [
      'Inicie sesión como administrador y abra la página para editarla.',
      'Haga clic en el signo + donde quiera la aplicación y elija “HTML personalizado”.',
      'Pegue el código en el bloque.',
      'Haga clic en “Actualizar” o “Publicar” y abra la página en una ventana privada.',
    ],
    caveats: [
      'Solo los administradores y editores pueden pegar scripts; en una red de sitios, solo el superadministrador. A los demás, WordPress les borra el código al guardar, sin avisar.',
      'Los demás pueden pegar el enlace de la aplicación solo en su línea. WordPress lo convierte en la aplicación, con 1,000 píxeles de altura como máximo y sin impresión.',
      'Con nuestro complemento, toda persona que edite una página puede poner una aplicación con un bloque, un shortcode o ese enlace, a toda su altura. Pida el complemento a soporte.',
      'Un complemento que retrasa los scripts muestra la aplicación al primer toque o desplazamiento. No hay problema: la aplicación se abre igual.',
    ],
    gone: 'Si el bloque queda vacío al guardar, su rol no permite pegar scripts. Pegue el enlace de la aplicación solo en su línea, o pida a un administrador que instale el script una vez en el sitio y use el marcador.',
    look: 'Mire la página publicada. El editor muestra el bloque como código.',
  },
  'wordpress-com': {
    name: 'WordPress.com',
    description: 'Un sitio en WordPress.com. Usted inicia sesión en wordpress.com.',
    steps: [
      'Abra la página para editarla.',
      'Ponga el cursor en una línea vacía.',
      'Pegue el enlace de la aplicación, solo en esa línea, y presione Enter.',
      'Publique la página y ábrala en una ventana privada.',
    ],
    caveats: [
      'Su plan decide si se pueden pegar scripts, y los planes cambian. El enlace no necesita ese permiso.',
      'Si el enlace queda como un enlace simple, su plan no muestra contenido de otros sitios. Los visitantes pueden abrirlo: lleva a la aplicación en página completa.',
    ],
    gone: 'Si el código desaparece al guardar, su plan o su rol lo borra. Use el enlace.',
    look: 'Mire la página publicada en una ventana privada.',
  },
  squarespace: {
    name: 'Squarespace',
    description: 'Squarespace 7.1 o 7.0. Se edita con “Editar” en la página.',
    steps: [
      'Abra la página y haga clic en “Editar”.',
      'Haga clic en “Añadir bloque” donde quiera la aplicación y elija “Código”.',
      'Borre el texto de muestra, deje el tipo en “HTML” y pegue el código.',
      'Haga clic en “Guardar” y abra la página en una ventana privada.',
    ],
    caveats: [
      'Los scripts no se ejecutan en el editor; allí verá un aviso. Es normal.',
      'El plan Personal no permite código. Use un botón que lleve a la página de la aplicación.',
      'En una plantilla 7.0 antigua que cambia de página sin recargar, ponga el script una vez en Configuración, Avanzado, Inyección de código, Encabezado, y use el marcador en el bloque de código.',
    ],
    gone: 'Si el bloque muestra el código como texto, su tipo no es “HTML”. Si no hay bloque de código, su plan no lo incluye: use un botón que abra la aplicación.',
    look: 'Mire la página publicada en una ventana privada; el editor no ejecuta scripts.',
  },
  wix: {
    name: 'Wix',
    description: 'El editor de Wix o Wix Studio.',
    steps: [
      'En el editor haga clic en “Añadir elementos” y después en “Código insertado” y “Elemento personalizado”.',
      'Haga clic en “Elegir fuente”, elija “URL del servidor” y pegue la dirección del script.',
      'Escriba el nombre de etiqueta ministry-app.',
      'Haga clic en “Establecer atributos” y agregue church y app con los valores indicados.',
      'Publique el sitio y abra la página en una ventana privada.',
    ],
    caveats: [
      'Un elemento personalizado requiere un plan Premium y un dominio propio.',
      'En un plan gratuito elija “Insertar HTML”, después “Dirección del sitio web”, y pegue la dirección del iframe de la aplicación. Wix le da una altura fija, así que la aplicación tendrá su propia barra de desplazamiento.',
    ],
    gone: 'Si Wix rechaza el elemento personalizado, su plan no lo incluye. Use “Insertar HTML” con la dirección del iframe, o un botón que abra la aplicación.',
    look: 'Mire la página publicada; el editor muestra un cuadro gris.',
  },
  webflow: {
    name: 'Webflow',
    description: 'El Diseñador de Webflow.',
    steps: [
      'En el Diseñador abra el panel Añadir y arrastre “Code Embed” adonde quiera la aplicación.',
      'Pegue el código en el editor que se abre y haga clic en “Save & Close”.',
      'Publique el sitio y abra la página en una ventana privada.',
    ],
    caveats: [
      'El código insertado requiere un plan de pago; sin él, el código se guarda pero no se muestra.',
      'Un código insertado admite 10,000 caracteres. El suyo es mucho más corto.',
    ],
    gone: 'Si no aparece nada en la página publicada, su plan no permite código. Use un botón que abra la aplicación.',
    look: 'Mire la página publicada; el Diseñador muestra un marcador.',
  },
  weebly: {
    name: 'Weebly',
    description: 'El editor de Weebly con elementos que se arrastran.',
    steps: [
      'Arrastre “Código incrustado” desde la izquierda adonde quiera la aplicación.',
      'Haga clic en el cuadro, después en “Editar HTML personalizado”, y pegue el código.',
      'Haga clic fuera del cuadro y haga clic en “Publicar”.',
      'Abra la página en una ventana privada.',
    ],
    caveats: ['El editor muestra un marcador hasta que se publica el sitio.'],
    gone: 'Si no hay elemento “Código incrustado”, su plan no lo incluye. Use un botón que abra la aplicación.',
    look: 'Mire la página publicada; el editor muestra un marcador.',
  },
  shopify: {
    name: 'Shopify',
    description: 'Una tienda Shopify con un tema en línea.',
    steps: [
      'Abra “Tienda online” y después “Temas”, y haga clic en “Personalizar”.',
      'Elija la página arriba, haga clic en “Agregar sección” y elija “Liquid personalizado”.',
      'Pegue el código en el cuadro “Código Liquid”.',
      'Haga clic en “Guardar” y abra la página en una ventana privada.',
    ],
    caveats: ['No necesita ninguna aplicación de la tienda de Shopify, ni editar los archivos del tema.'],
    gone: 'Si su tema no tiene la sección “Liquid personalizado”, use un botón que abra la aplicación.',
    look: 'Mire la página de su tienda.',
  },
  godaddy: {
    name: 'GoDaddy Websites + Marketing',
    description: 'El editor de sitios de GoDaddy.',
    steps: [
      'Abra la página, haga clic en “Añadir sección” y elija “HTML”.',
      'Pegue el código en el cuadro “Código personalizado”.',
      'Ponga la altura de la sección en el número que aparece en el código.',
      'Haga clic en “Listo” y después en “Publicar”, y abra la página en una ventana privada.',
    ],
    caveats: [
      'GoDaddy pone el código en un iframe con la altura que usted indique. La aplicación tendrá su propia barra de desplazamiento.',
    ],
    gone: 'Si la sección queda en blanco, use un botón que abra la aplicación.',
    look: 'Mire la página publicada.',
  },
  'google-sites': {
    name: 'Google Sites',
    description: 'sites.google.com, el nuevo Google Sites.',
    steps: [
      'Abra la página para editarla y elija “Insertar” y después “Incorporar”.',
      'Elija “Incorporar código”, pegue el código y haga clic en “Siguiente” y después en “Insertar”.',
      'Arrastre el borde inferior hasta que se vea toda la aplicación.',
      'Haga clic en “Publicar” y abra la página en una ventana privada.',
    ],
    caveats: [
      'Google Sites pone todo dentro de un iframe suyo y no deja que los scripts lleguen a la página. El iframe sin script funciona; el código con script no ajusta su altura.',
      'La altura es la que usted elija al arrastrar. La aplicación tendrá su propia barra de desplazamiento.',
    ],
    gone: 'Si el cuadro dice que no se puede mostrar el contenido, use un botón que abra la aplicación.',
    look: 'Mire la página publicada.',
  },
  joomla: {
    name: 'Joomla',
    description: 'Un sitio Joomla. Usted inicia sesión en /administrator.',
    steps: [
      'Inicie sesión como superusuario, abra “Contenido” y después “Módulos del sitio”, y haga clic en “Nuevo”.',
      'Elija “Personalizado” y desactive el editor con el botón debajo del texto (en inglés, “Toggle Editor”).',
      'Pegue el código, elija una posición y la página, y haga clic en “Guardar y cerrar”.',
      'Abra la página en una ventana privada.',
    ],
    caveats: [
      'Joomla borra scripts e iframes al guardar, excepto a los superusuarios.',
      'Editores como TinyMCE también pueden borrar el código. Ponga el editor en “Ninguno” para este módulo.',
    ],
    gone: 'Si el código desaparece al guardar, lo borró un filtro de texto o el editor. Pida ayuda al superusuario, o use un botón que abra la aplicación.',
    look: 'Mire su sitio.',
  },
  drupal: {
    name: 'Drupal',
    description: 'Un sitio Drupal. Usted inicia sesión en /user.',
    steps: [
      'Inicie sesión como administrador y abra “Estructura” y después “Diseño de bloques”.',
      'Haga clic en “Añadir bloque de contenido” y ponga el formato de texto en “HTML completo”.',
      'Haga clic en “Fuente” en el editor y pegue el código.',
      'Guarde, coloque el bloque en una región de la página y abra la página en una ventana privada.',
    ],
    caveats: ['HTML básico y HTML restringido borran scripts e iframes. Solo “HTML completo” los conserva.'],
    gone: 'Si el código desaparece, lo borró el formato de texto. Pida “HTML completo” al administrador del sitio, o use un botón que abra la aplicación.',
    look: 'Mire su sitio, sin iniciar sesión.',
  },
  html: {
    name: 'HTML/Personalizado',
    description: 'Archivos que usted escribe, o cualquier plataforma con un cuadro para HTML.',
    steps: [
      'Abra el archivo de la página, o el cuadro para HTML de su plataforma.',
      'Pegue el código donde quiera la aplicación, entre <body> y </body>.',
      'Guarde y suba la página, y ábrala en una ventana privada.',
    ],
    caveats: [
      'Pegado entre <head> y </head>, el código se carga pero no muestra nada. Póngalo en el cuerpo.',
      'Si su sitio envía una Content-Security-Policy, debe permitir nuestra dirección para scripts e iframes. Las dos líneas están abajo, listas para copiar.',
    ],
    gone: 'Si la aplicación no aparece, revise la página en el paso siguiente. Le diremos por qué.',
    look: 'Mire la página en la web, no el archivo en su disco.',
  },
  'tag-manager': {
    name: 'Gestor de etiquetas',
    description: 'Google Tag Manager u otra herramienta que agrega scripts a cada página.',
    steps: [
      'Ponga el marcador en la página, donde quiera la aplicación.',
      'En el gestor de etiquetas cree una etiqueta del tipo “HTML personalizado” y pegue el script.',
      'Haga que se active en las páginas que tienen el marcador y publique el contenedor.',
      'Abra la página en una ventana privada.',
    ],
    caveats: [
      'El gestor de etiquetas no sabe dónde va la aplicación; el marcador se lo indica.',
      'Si la etiqueta espera el consentimiento, la aplicación aparece cuando el visitante haya elegido. No pone ninguna cookie y puede tratarse como contenido necesario.',
    ],
    gone: 'Si el marcador desaparece al guardar, lo borra su editor. Pida un bloque que conserve el HTML, o use un botón que abra la aplicación.',
    look: 'Mire la página publicada, con la vista previa del gestor cerrada.',
  },
};
