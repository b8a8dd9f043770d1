import type { Platform } from './platform.ts';

export const wordpressCom: Platform = {
  id: 'wordpress-com',
  recommended: 'link',
  alsoWorks: ['hosted', 'line', 'placeholder', 'iframe'],
  asOf: '2026-11-20',
  source: 'Published guides of 2025 and 2026; not tried on a live account',
  words: {
    en: {
      name: 'WordPress.com',
      description: 'A site hosted by WordPress.com. You log in at wordpress.com.',
      steps: [
        'Open the page for editing.',
        'Put the cursor on an empty line.',
        'Paste the link of the app, alone on that line, and press Enter.',
        'Publish the page and open it in a private window.',
      ],
      caveats: [
        'Whether scripts may be pasted depends on your plan, and the plans have changed more than once. The link needs no such right.',
        'If the link stays a plain link, your plan shows no embeds from other sites. Visitors can still press it: it opens the app on its own page.',
      ],
      gone: 'If the code disappears after saving, your plan or role removes it. Use the link.',
      look: 'Look at the published page in a private window.',
    },
    es: {
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
  },
};
