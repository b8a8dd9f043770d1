import type { Platform } from './platform.ts';

export const squarespace: Platform = {
  id: 'squarespace',
  recommended: 'line',
  alsoWorks: ['placeholder', 'link', 'hosted', 'iframe'],
  asOf: '2026-11-20',
  source: 'squareranked.com on plans; the editor’s own notice on scripts; not tried on a live account',
  words: {
    en: {
      name: 'Squarespace',
      description: 'Squarespace 7.1 or 7.0. You edit by pressing “Edit” on the page.',
      steps: [
        'Open the page and press “Edit”.',
        'Press “Add Block” where the app should stand, and choose “Code”.',
        'Delete the sample text, leave the type on “HTML”, and paste the line.',
        'Press “Save”, then open the page in a private window.',
      ],
      caveats: [
        'Scripts do not run in the editor, where you see a notice instead. That is normal.',
        'The Personal plan does not allow code. Use a button that leads to the app’s own page.',
        'In an older 7.0 template that loads pages without a full reload, put the script once into Settings, Advanced, Code Injection, Header, and use the placeholder in the Code Block.',
      ],
      gone: 'If the block shows the code as text, its type is not “HTML”. If there is no Code block, your plan has none: use the button to the hosted page.',
      look: 'Look at the published page in a private window; the editor does not run scripts.',
    },
    es: {
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
  },
};
