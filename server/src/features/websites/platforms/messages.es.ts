import type { PlatformMessages } from './messages.en.ts';

export const es: PlatformMessages = {
  wordpress: {
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
  'wordpress-com': {
    name: 'WordPress.com',
    description: 'Un sitio alojado por WordPress.com. Usted entra por wordpress.com.',
    steps: [
      'Abra la página para editarla.',
      'Ponga el cursor en una línea vacía.',
      'Pegue el enlace de la aplicación, solo en esa línea, y pulse Intro.',
      'Publique la página y ábrala en una ventana privada.',
    ],
    caveats: [
      'Que se puedan pegar scripts depende de su plan, y los planes han cambiado más de una vez. El enlace no necesita ese permiso.',
      'Si el enlace queda como un enlace simple, su plan no muestra contenido de otros sitios. Los visitantes pueden pulsarlo: abre la aplicación en su propia página.',
    ],
    gone: 'Si el código desaparece al guardar, lo quita su plan o su perfil. Use el enlace.',
    look: 'Mire la página publicada en una ventana privada.',
  },
  squarespace: {
    name: 'Squarespace',
    description: 'Squarespace 7.1 o 7.0. Se edita pulsando «Editar» en la página.',
    steps: [
      'Abra la página y pulse «Editar».',
      'Pulse «Añadir bloque» donde deba ir la aplicación y elija «Código».',
      'Borre el texto de muestra, deje el tipo en «HTML» y pegue la línea.',
      'Pulse «Guardar» y abra la página en una ventana privada.',
    ],
    caveats: [
      'Los scripts no se ejecutan en el editor; allí verá un aviso. Es normal.',
      'El plan Personal no permite código. Use un botón que lleve a la página propia de la aplicación.',
      'En una plantilla 7.0 antigua que cambia de página sin recargar, ponga el script una vez en Configuración, Avanzado, Inyección de código, Encabezado, y use el marcador en el bloque de código.',
    ],
    gone: 'Si el bloque muestra el código como texto, su tipo no es «HTML». Si no hay bloque de código, su plan no lo incluye: use el botón hacia la página alojada.',
    look: 'Mire la página publicada en una ventana privada; el editor no ejecuta scripts.',
  },
  wix: {
    name: 'Wix',
    description: 'El editor de Wix o Wix Studio.',
    steps: [
      'En el editor pulse «Añadir elementos», luego «Código insertado» y «Elemento personalizado».',
      'Pulse «Elegir fuente», elija «URL del servidor» y pegue la dirección del script.',
      'Escriba el nombre de etiqueta ministry-app.',
      'Pulse «Establecer atributos» y añada church y app con los valores indicados.',
      'Publique el sitio y abra la página en una ventana privada.',
    ],
    caveats: [
      'Un elemento personalizado requiere un plan Premium y un dominio propio.',
      'En un plan gratuito elija «Insertar HTML», luego «Dirección del sitio web», y pegue la dirección del marco de la aplicación. Wix le da una altura fija, así que la aplicación se desplaza dentro.',
    ],
    gone: 'Si Wix rechaza el elemento personalizado, su plan no lo incluye. Use «Insertar HTML» con la dirección del marco, o un botón hacia la página alojada.',
    look: 'Mire la página publicada; el editor muestra un cuadro gris.',
  },
  webflow: {
    name: 'Webflow',
    description: 'El Diseñador de Webflow.',
    steps: [
      'En el Diseñador abra el panel Añadir y arrastre «Code Embed» adonde deba ir la aplicación.',
      'Pegue la línea en el editor que se abre y pulse «Save & Close».',
      'Publique el sitio y abra la página en una ventana privada.',
    ],
    caveats: [
      'El código insertado requiere un plan de pago; sin él, el código se guarda pero no se muestra.',
      'Un código insertado admite 10.000 caracteres. La línea es mucho más corta.',
    ],
    gone: 'Si el hueco queda vacío en la página publicada, su plan no muestra código propio. Use un botón hacia la página alojada.',
    look: 'Mire la página publicada; el Diseñador muestra un marcador.',
  },
  weebly: {
    name: 'Weebly',
    description: 'El editor de Weebly con elementos que se arrastran.',
    steps: [
      'Arrastre «Código incrustado» desde la izquierda adonde deba ir la aplicación.',
      'Pulse el cuadro, luego «Editar HTML personalizado», y pegue la línea.',
      'Haga clic fuera del cuadro y pulse «Publicar».',
      'Abra la página en una ventana privada.',
    ],
    caveats: ['El editor muestra un marcador hasta que se publica el sitio.'],
    gone: 'Si no hay elemento «Código incrustado», su plan no lo incluye. Use un botón hacia la página alojada.',
    look: 'Mire la página publicada; el editor muestra un marcador.',
  },
  shopify: {
    name: 'Shopify',
    description: 'Una tienda Shopify con un tema en línea.',
    steps: [
      'Abra «Tienda online», luego «Temas», y pulse «Personalizar».',
      'Elija la página arriba, pulse «Agregar sección» y elija «Liquid personalizado».',
      'Pegue la línea en el cuadro «Código Liquid».',
      'Pulse «Guardar» y abra la página en una ventana privada.',
    ],
    caveats: ['No necesita ninguna aplicación de la tienda de Shopify, ni editar los archivos del tema.'],
    gone: 'Si su tema no tiene la sección «Liquid personalizado», use un botón hacia la página alojada.',
    look: 'Mire la página de la tienda misma.',
  },
  godaddy: {
    name: 'GoDaddy Websites + Marketing',
    description: 'El creador de sitios de GoDaddy.',
    steps: [
      'Abra la página, pulse «Añadir sección» y elija «HTML».',
      'Pegue el código en el cuadro «Código personalizado».',
      'Ponga la altura de la sección en el número que figura en el código.',
      'Pulse «Listo», luego «Publicar», y abra la página en una ventana privada.',
    ],
    caveats: [
      'GoDaddy pone el código en un marco propio, con la altura que usted indique. La aplicación se desplaza dentro.',
    ],
    gone: 'Si la sección queda en blanco, use un botón hacia la página alojada.',
    look: 'Mire la página publicada.',
  },
  'google-sites': {
    name: 'Google Sites',
    description: 'sites.google.com, el nuevo Google Sites.',
    steps: [
      'Abra la página para editarla y elija «Insertar», luego «Incorporar».',
      'Elija «Incorporar código», pegue el código y pulse «Siguiente» y luego «Insertar».',
      'Arrastre el borde inferior hasta que se vea toda la aplicación.',
      'Pulse «Publicar» y abra la página en una ventana privada.',
    ],
    caveats: [
      'Google Sites lo pone todo en marcos propios y no deja que los scripts lleguen a la página. El marco simple funciona; la línea de script no ajusta su altura.',
      'La altura es la que usted arrastre. La aplicación se desplaza dentro.',
    ],
    gone: 'Si el cuadro dice que no se puede mostrar el contenido, use un botón hacia la página alojada.',
    look: 'Mire la página publicada.',
  },
  joomla: {
    name: 'Joomla',
    description: 'Un sitio Joomla. Usted entra por /administrator.',
    steps: [
      'Inicie sesión como superusuario, abra «Contenido», luego «Módulos del sitio», y pulse «Nuevo».',
      'Elija «Personalizado» y desactive el editor con «Conmutar editor».',
      'Pegue la línea, elija una posición y la página, y pulse «Guardar y cerrar».',
      'Abra la página en una ventana privada.',
    ],
    caveats: [
      'A todos menos a los superusuarios, los filtros de texto de Joomla les quitan scripts y marcos al guardar.',
      'Editores como TinyMCE también pueden quitar la línea. Ponga el editor en «Ninguno» para este módulo.',
    ],
    gone: 'Si la línea desaparece al guardar, la quitó un filtro de texto o el editor. Pídaselo al superusuario, o use un botón hacia la página alojada.',
    look: 'Mire el sitio mismo.',
  },
  drupal: {
    name: 'Drupal',
    description: 'Un sitio Drupal. Usted entra por /user.',
    steps: [
      'Inicie sesión como administrador y abra «Estructura», luego «Diseño de bloques».',
      'Pulse «Añadir bloque de contenido» y ponga el formato de texto en «HTML completo».',
      'Pulse «Fuente» en el editor y pegue la línea.',
      'Guarde, coloque el bloque en una región de la página y abra la página en una ventana privada.',
    ],
    caveats: ['HTML básico y HTML restringido quitan scripts y marcos. Solo «HTML completo» los conserva.'],
    gone: 'Si la línea desaparece, la quitó el formato de texto. Pida «HTML completo» al administrador del sitio, o use un botón hacia la página alojada.',
    look: 'Mire el sitio mismo, sin iniciar sesión.',
  },
  html: {
    name: 'HTML/Personalizado',
    description: 'Archivos que usted escribe, o cualquier creador con un cuadro para HTML.',
    steps: [
      'Abra el archivo de la página, o el cuadro para HTML de su creador.',
      'Pegue la línea donde deba ir la aplicación, entre <body> y </body>.',
      'Guarde y suba la página, y ábrala en una ventana privada.',
    ],
    caveats: [
      'Pegada entre <head> y </head>, la línea se carga pero no muestra nada. Póngala en el cuerpo.',
      'Si su sitio envía una Content-Security-Policy, debe permitir nuestra dirección para scripts y marcos. Las dos líneas están abajo, listas para copiar.',
    ],
    gone: 'Si la aplicación no aparece, haga la comprobación del paso siguiente. Lee su página y dice por qué.',
    look: 'Mire la página en la web, no el archivo en su disco.',
  },
  'tag-manager': {
    name: 'Gestor de etiquetas',
    description: 'Google Tag Manager u otra herramienta que añade scripts a cada página.',
    steps: [
      'Ponga el marcador en la página, donde deba ir la aplicación.',
      'En el gestor de etiquetas cree una etiqueta del tipo «HTML personalizado» y pegue el script.',
      'Haga que se active en las páginas que tienen el marcador y publique el contenedor.',
      'Abra la página en una ventana privada.',
    ],
    caveats: [
      'Un script que añade un gestor de etiquetas no tiene lugar propio en la página. El marcador dice dónde va la aplicación.',
      'Si la etiqueta espera el consentimiento, la aplicación aparece cuando el visitante haya elegido. No pone ninguna cookie y puede tratarse como contenido necesario.',
    ],
    gone: 'Si el marcador desaparece al guardar, lo quita su editor. Pida un bloque que conserve el HTML, o use un botón hacia la página alojada.',
    look: 'Mire la página publicada, con la vista previa del gestor cerrada.',
  },
};
