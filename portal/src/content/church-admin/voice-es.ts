import { figures } from '../../lib/figures.ts';
import type { RefusedSetting, VoiceWords } from './voice-en.ts';

/** Why the server refused a setting. */
const refusals: { readonly [Field in RefusedSetting['field']]: string } = {
  tradition: 'Elija una tradición de la lista.',
  translation: 'Lampstand no tiene esta Biblia. Elija una de la lista.',
  readingLevel: 'Elija un nivel de lectura.',
  avoid: 'La lista admite 50 palabras o frases de hasta 60 caracteres.',
  disputedPolicy: 'Elija qué dicen las aplicaciones donde los cristianos difieren.',
  teaching: 'Escriba lo que enseña su iglesia, con un máximo de 1,000 caracteres, o elija otra manera.',
  careLabel: 'Diga quién atiende, con un máximo de 60 caracteres; por ejemplo, «el equipo de acompañamiento».',
  careEmail: 'Escriba una dirección de correo válida.',
  carePhone: 'Escriba un número de teléfono: solo cifras, espacios y los signos + ( ) -, de 3 a 25 en total.',
};

/** The same in Spanish. */
export const voiceEs: VoiceWords = {
  nav: 'La voz de las aplicaciones',
  names: { settings: 'Cómo hablan sus aplicaciones', statement: 'Para su gente' },
  title: 'Cómo hablan sus aplicaciones',
  lead: 'Se decide una vez. Todas las aplicaciones de todas sus páginas lo siguen desde la próxima respuesta. No hay que pegar nada de nuevo.',
  name: 'la voz',
  failed: 'No se pudo obtener la voz.',
  optional: 'opcional',
  saved: 'Guardado',
  savedText: 'Todas las aplicaciones lo siguen desde la próxima respuesta.',
  notSaved: (why) => `No se guardó. ${why}`,
  before: 'Aún sin guardar: sus aplicaciones hablan como antes.',
  now: 'Guardado: así hablan sus aplicaciones.',
  save: 'Guardar la voz',
  saving: 'Guardando…',
  discard: 'Descartar',
  refused: ({ field, word }) =>
    word
      ? `«${word}» no puede estar en la lista: o ninguna oración y ninguna respuesta pueden prescindir de esta palabra, o lleva signos que no son letras, cifras, espacios, guiones ni apóstrofos. Quítela, por favor.`
      : refusals[field],

  scripture: {
    title: 'Tradición y Biblia',
    about:
      'De su tradición dependen cómo empieza y termina una oración, si enviamos al visitante a un pastor o a un sacerdote, y qué postura se cuenta primero. Todos los versículos se toman de la Biblia que usted elija.',
    tradition: 'Tradición',
    traditions: {
      general: 'Cristiana, sin nombrar una tradición',
      anglican: 'Anglicana o episcopal',
      baptist: 'Bautista',
      catholic: 'Católica',
      lutheran: 'Luterana',
      methodist: 'Metodista o wesleyana',
      'non-denominational': 'Sin denominación',
      orthodox: 'Ortodoxa',
      pentecostal: 'Pentecostal o carismática',
      presbyterian: 'Presbiteriana o reformada',
      other: 'Otra tradición',
    },
    bible: 'Biblia',
    bibles: 'Las Biblias que tiene Lampstand. Su operador puede añadir otras.',
    noBible:
      'Lampstand todavía no tiene ninguna Biblia. Comprobamos las referencias, pero no mostramos ningún versículo.',
    gone: (id) => `${id}, ahora no está disponible`,
  },

  words: {
    title: 'Palabras',
    about:
      'Estos ajustes valen para lo que una aplicación o un modelo de IA escribe para el visitante, como una oración o una respuesta.',
    level: 'Nivel de lectura',
    levels: {
      simple: {
        label: 'Sencillas',
        help: 'Frases cortas y palabras sencillas, para niños, para quien empieza a leer y para quien está aprendiendo inglés.',
      },
      everyday: {
        label: 'De todos los días',
        help: 'Palabras de todos los días. Una palabra de iglesia se explica cuando hace falta.',
      },
      full: { label: 'Plenas', help: 'Con lugar para frases más largas y palabras de iglesia.' },
    },
    withModel:
      'Damos este nivel al modelo de IA. Nuestros textos incorporados, que lo sustituyen cuando no responde, son los mismos en todos los niveles.',
    withoutModel:
      'Este ajuste es para un modelo de IA, y Lampstand no tiene ninguno conectado. Nuestros textos incorporados son los mismos en todos los niveles.',
    avoid: 'Palabras que se evitan',
    avoidHelp:
      'Una palabra o frase cada vez, en el idioma de la aplicación. Solo cuenta la palabra entera: «journey» no incluye «journeys». Omitimos una frase que tenga la palabra; si no quedaría casi nada, dejamos el texto como está. También se lo decimos al modelo de IA. Los títulos, las listas, las tablas y los versículos conservan todas sus palabras, y también se conserva una palabra que escribió el visitante.',
    add: 'Añadir',
    avoided: 'Palabras que evitan sus aplicaciones',
    takeOff: (word) => `Quitar ${word}`,
    full: (most) => `La lista admite ${most} palabras como máximo.`,
    added: (words) => `Añadido: ${words}`,
    takenOff: (word) => `Quitado: ${word}`,
  },

  disputed: {
    title: 'Donde los cristianos difieren',
    about:
      'Preguntas de Bible Chat sobre el bautismo, la comunión, las mujeres en el ministerio, los últimos tiempos y temas parecidos. Ninguna aplicación habla mal de otra tradición.',
    legend: 'Qué lee el visitante',
    policies: {
      'each-view': {
        label: 'Contar cada postura con justicia',
        help: 'La de su tradición, si usted la ha nombrado, y todas con un clic. Cada una se cuenta como la contaría su propia gente.',
      },
      'own-teaching': {
        label: 'Primero nuestra enseñanza',
        help: 'Las palabras de su iglesia, señaladas como suyas, y después las demás posturas.',
      },
      'ask-us': {
        label: 'Que nos pregunten',
        help: 'Ninguna postura. Pedimos al visitante que hable con su contacto de acompañamiento.',
      },
    },
    teaching: 'Qué enseña su iglesia',
    teachingHelp:
      'Lo mostramos palabra por palabra con cada una de estas preguntas. Escriba lo que vale para todas; por ejemplo, qué cree su iglesia y dónde se puede leer más.',
    length: (typed, most) => `${figures(typed, 'es')} de ${figures(most, 'es')} caracteres`,
  },

  care: {
    title: 'Cuando alguien necesita a una persona',
    about:
      'Todas las aplicaciones muestran este contacto con los temas difíciles y después de cada línea de crisis. Es público: use una dirección y un número que atiendan varias personas.',
    label: 'Quién atiende',
    labelHelp:
      'Las palabras después de «Escriba a». Si este campo y los dos de abajo están vacíos, no nombramos a nadie.',
    example: 'el equipo de acompañamiento',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  },

  elsewhere: {
    title: 'Lo que se ajusta en otras pestañas',
    about: 'Estos ajustes también dan forma a sus aplicaciones.',
    switches: 'Qué aplicaciones están encendidas',
    look: 'Su aspecto y su idioma',
    counts: 'Cuánto tiempo guardamos las cifras de uso',
  },

  statement: {
    title: 'Para su gente: cómo se usa la IA',
    lead: 'Una hoja para el tablón, el boletín o su sitio web. Se hace con sus ajustes y con la configuración actual de Lampstand. Imprímala de nuevo cuando cambie algo.',
    language: 'Idioma de la hoja',
    name: 'la hoja',
    failed: 'No se pudo obtener la hoja.',
    print: 'Imprimir',
    copy: 'Copiar',
    copied: 'Copiado',
    copiedText: 'Péguelo en su sitio web o en su boletín.',
    notCopied: 'No se copió',
    notCopiedText: 'Su navegador no lo permitió. Guárdela como texto.',
    asText: 'Guardar como texto',
  },
};
