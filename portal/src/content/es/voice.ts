import { figures } from '../../lib/figures.ts';
import type { RefusedSetting, VoiceWords } from '../en/voice.ts';

/** What is wrong with a setting, by its name. */
const refusals: { readonly [Field in RefusedSetting['field']]: string } = {
  tradition: 'Elija una tradición de la lista.',
  translation: 'Este texto de la Biblia no está en este servidor. Elija uno de la lista.',
  readingLevel: 'Elija lo fáciles que deben ser las palabras.',
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
  lead: 'Se decide una vez, y todas las aplicaciones de todas sus páginas lo siguen desde la próxima respuesta. No hay que pegar nada.',
  name: 'la voz',
  failed: 'No se pudo obtener la voz.',
  optional: 'opcional',
  saved: 'Guardado',
  savedText: 'Todas las aplicaciones hablan así desde la próxima respuesta.',
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
      'De su tradición dependen cómo empieza y termina una oración, si se envía al visitante a un pastor o a un sacerdote, y qué postura se cuenta primero. Todos los versículos se toman del texto que usted elija.',
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
    bibles: 'Los textos que hay en este servidor. Quien lo administra puede añadir otros.',
    noBible:
      'Todavía no hay ningún texto de la Biblia en este servidor: las referencias se comprueban, y no se muestra ningún versículo.',
    gone: (id) => `${id}, ahora no está en este servidor`,
  },

  words: {
    title: 'Palabras',
    about:
      'Todo lo que una aplicación escribe o tiene preparado se atiene a esto. Una frase o un punto de una lista con una palabra que usted evita se dice de otro modo o se omite, y un título se cambia por otro. Donde no quedaría casi nada, se deja como está, para que nadie se quede sin oración.',
    level: 'Lo fáciles que son las palabras',
    levels: {
      simple: {
        label: 'Sencillas',
        help: 'Frases cortas y palabras llanas, para niños, para quien empieza a leer y para quien está aprendiendo inglés.',
      },
      everyday: {
        label: 'De todos los días',
        help: 'Como se habla en la mesa de bienvenida; una respuesta explica sus palabras de iglesia.',
      },
      full: { label: 'Plenas', help: 'Con lugar para frases más largas y palabras de iglesia.' },
    },
    withModel:
      'Se le dice al modelo. Las frases preparadas, que lo sustituyen cuando no responde, siguen la misma elección.',
    withoutModel:
      'En este servidor se usan frases preparadas, y ningún modelo. «Sencillas» toma palabras llanas y la más corta de varias redacciones; «De todos los días» explica al pie de una respuesta las palabras de iglesia que contiene; «Plenas» toma la redacción más larga y no explica nada.',
    avoid: 'Palabras que se evitan',
    avoidHelp:
      'Una palabra o frase cada vez, en el idioma de la aplicación y como palabra entera: «journey» no afecta a «journeys». Conservan todas sus palabras los versículos, la ayuda y las advertencias, lo que sostiene cada tradición, el formulario y los nombres de las aplicaciones, las cifras calculadas con sus frases, y una palabra que escribió el propio visitante.',
    add: 'Añadir',
    avoided: 'Palabras que evitan sus aplicaciones',
    takeOff: (word) => `Quitar ${word}`,
    full: (most) => `En la lista caben ${most} palabras.`,
    added: (words) => `Añadido: ${words}`,
    takenOff: (word) => `Quitado: ${word}`,
  },

  disputed: {
    title: 'Donde los cristianos difieren',
    about:
      'El bautismo, la comunión, las mujeres en el ministerio, los últimos tiempos y temas parecidos, en Bible Chat. Ninguna aplicación habla mal de otra tradición.',
    legend: 'Qué lee el visitante',
    policies: {
      'each-view': {
        label: 'Contar cada postura con justicia',
        help: 'La de su tradición, si usted la ha nombrado, y todas las demás con un toque; cada una en su mejor luz.',
      },
      'own-teaching': {
        label: 'Primero nuestra enseñanza',
        help: 'Las palabras de su iglesia, señaladas como suyas, y después las demás posturas.',
      },
      'ask-us': {
        label: 'Que nos pregunten',
        help: 'Ninguna postura: se invita al visitante a hablar con su contacto de acompañamiento.',
      },
    },
    teaching: 'Qué enseña su iglesia',
    teachingHelp:
      'Se muestra palabra por palabra junto a cada una de estas preguntas. Diga lo que vale para todas; por ejemplo, qué sostiene su iglesia y dónde se puede leer más.',
    length: (typed, most) => `${figures(typed, 'es')} de ${figures(most, 'es')} caracteres`,
  },

  care: {
    title: 'Cuando alguien necesita a una persona',
    about:
      'Se nombra junto a los temas difíciles y después de cada línea de crisis, en todas las aplicaciones. Es público: dé una dirección y un número que atiendan varias personas.',
    label: 'Quién atiende',
    labelHelp: 'Tal como se lee después de «Escriba a». Si queda vacío, junto con lo de abajo, no se nombra a nadie.',
    example: 'el equipo de acompañamiento',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  },

  elsewhere: {
    title: 'Lo que se decide en otro lugar',
    about: 'También forma parte de este cuidado, y cada cosa tiene su propio sitio.',
    switches: 'Qué aplicaciones están encendidas',
    look: 'Su aspecto y su idioma',
    counts: 'Cuánto tiempo se guardan las cifras de uso',
  },

  statement: {
    title: 'Para su gente: cómo se usa la IA',
    lead: 'Una hoja para el tablón, el boletín o su sitio web. Cada frase se desprende de lo que usted eligió y de cómo está preparado hoy este servidor; imprímala de nuevo cuando cambie algo.',
    language: 'Idioma de la hoja',
    name: 'la hoja',
    failed: 'No se pudo obtener la hoja.',
    print: 'Imprimir',
    copy: 'Copiar',
    copied: 'Copiado',
    copiedText: 'Péguelo en su sitio web o en su boletín.',
    notCopied: 'No se copió',
    notCopiedText: 'Su navegador no lo permitió. Guárdelo como texto.',
    asText: 'Guardar como texto',
  },
};
