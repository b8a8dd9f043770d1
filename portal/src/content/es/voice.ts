import { figures } from '../../lib/figures.ts';
import type { RefusedSetting, VoiceWords } from '../en/voice.ts';

/** Why the server refused a setting. */
const refusals: { readonly [Field in RefusedSetting['field']]: string } = {
  tradition: 'Elija una tradición de la lista.',
  translation: 'Esta traducción no está disponible. Elija una de la lista.',
  readingLevel: 'Elija un nivel de lectura.',
  avoid: 'La lista admite 50 palabras o frases de hasta 60 caracteres.',
  disputedPolicy: 'Elija qué dicen las aplicaciones donde los cristianos no coinciden.',
  teaching: 'Escriba lo que enseña su iglesia, con un máximo de 1,000 caracteres, o elija otra opción.',
  careLabel: 'Diga quién atiende, con un máximo de 60 caracteres; por ejemplo, “el equipo de cuidado pastoral”.',
  careEmail: 'Escriba una dirección de correo válida.',
  carePhone: 'Escriba un número de teléfono: de 3 a 25 números, espacios o los signos + ( ) -.',
};

/** The same in Spanish. */
export const voiceEs: VoiceWords = {
  nav: 'La voz de las aplicaciones',
  names: { settings: 'Cómo hablan sus aplicaciones', statement: 'Para su congregación' },
  title: 'Cómo hablan sus aplicaciones',
  lead: 'Elíjalo una vez. Todas las aplicaciones lo aplican desde la próxima respuesta.',
  name: 'la voz',
  failed: 'No se pudo cargar la voz.',
  optional: 'opcional',
  saved: 'Guardado',
  savedText: 'Todas las aplicaciones hablan así desde la próxima respuesta.',
  notSaved: (why) => `No se guardó. ${why}`,
  before: 'Sin guardar: sus aplicaciones hablan como antes.',
  now: 'Guardado: así hablan sus aplicaciones.',
  save: 'Guardar la voz',
  saving: 'Guardando…',
  discard: 'Descartar',
  refused: ({ field, word }) =>
    word
      ? `“${word}” no puede estar en la lista: es una palabra indispensable o tiene símbolos no permitidos. Quítela.`
      : refusals[field],

  scripture: {
    title: 'Tradición y Biblia',
    about:
      'De su tradición dependen cómo empieza y termina una oración, si enviamos al visitante a un pastor o a un sacerdote, y qué postura se presenta primero. Los versículos se toman de la Biblia que usted elija.',
    tradition: 'Tradición',
    traditions: {
      general: 'Cristiana, sin denominación específica',
      anglican: 'Anglicana o episcopal',
      baptist: 'Bautista',
      catholic: 'Católica',
      lutheran: 'Luterana',
      methodist: 'Metodista o wesleyana',
      'non-denominational': 'No denominacional',
      orthodox: 'Ortodoxa',
      pentecostal: 'Pentecostal o carismática',
      presbyterian: 'Presbiteriana o reformada',
      other: 'Otra tradición',
    },
    bible: 'Biblia',
    bibles: 'Las traducciones disponibles. Para agregar otra, escriba a soporte.',
    noBible: 'Todavía no hay ninguna traducción disponible. Verificamos las citas, pero no mostramos ningún versículo.',
    gone: (id) => `${id}, ahora no está disponible`,
  },

  words: {
    title: 'Palabras',
    about:
      'Esta configuración se aplica a lo que las aplicaciones escriben para el visitante, como una oración o una respuesta.',
    level: 'Nivel de lectura',
    levels: {
      simple: {
        label: 'Sencillo',
        help: 'Frases cortas y palabras sencillas, para niños, para quien empieza a leer y para quien está aprendiendo el idioma.',
      },
      everyday: {
        label: 'Cotidiano',
        help: 'Palabras de todos los días. Las palabras de iglesia se explican cuando hace falta.',
      },
      full: { label: 'Completo', help: 'Con lugar para frases más largas y palabras de iglesia.' },
    },
    withModel: 'La IA escribe en este nivel. Los textos escritos sin IA son iguales en todos los niveles.',
    withoutModel:
      'El nivel se aplica solo con IA, y ahora no hay ninguna conectada. Los textos escritos sin IA son iguales en todos los niveles.',
    avoid: 'Palabras que se evitan',
    avoidHelp:
      'Escriba una palabra o frase a la vez, en inglés. “journey” no incluye “journeys”. Las aplicaciones omiten las frases con una palabra de esta lista, salvo que no quede casi nada. Los títulos, las listas, las tablas, los versículos y lo que escribió el visitante no cambian.',
    add: 'Agregar',
    avoided: 'Palabras que evitan sus aplicaciones',
    takeOff: (word) => `Quitar ${word}`,
    full: (most) => `La lista admite ${most} palabras como máximo.`,
    added: (words) => `Se agregó: ${words}`,
    takenOff: (word) => `Se quitó: ${word}`,
  },

  disputed: {
    title: 'Donde los cristianos no coinciden',
    about:
      'Preguntas de Bible Chat sobre el bautismo, la Santa Cena o Comunión, las mujeres en el ministerio, los últimos tiempos y temas parecidos. Ninguna aplicación habla mal de otra tradición.',
    legend: 'Qué lee el visitante',
    policies: {
      'each-view': {
        label: 'Presentar cada postura con respeto',
        help: 'Primero la de su tradición, si la eligió, y las demás al presionar; cada una explicada con respeto.',
      },
      'own-teaching': {
        label: 'Primero nuestra enseñanza',
        help: 'Las palabras de su iglesia, señaladas como suyas, y después las demás posturas.',
      },
      'ask-us': {
        label: 'Que nos pregunten',
        help: 'Ninguna postura. Pedimos al visitante que hable con su contacto pastoral.',
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
      'Todas las aplicaciones muestran este contacto con los temas difíciles y después de cada línea de ayuda. Es público: use un correo y un número que atiendan varias personas.',
    label: 'Quién atiende',
    labelHelp: 'Se muestra después de “Escriba a”. Déjelo vacío para no mostrar a nadie.',
    example: 'el equipo de cuidado pastoral',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  },

  elsewhere: {
    title: 'En otras secciones',
    about: 'Esto se configura en otra parte.',
    switches: 'Qué aplicaciones están activas',
    look: 'Su aspecto y su idioma',
    counts: 'Cuánto tiempo guardamos las cifras de uso',
  },

  statement: {
    title: 'Para su congregación: cómo usamos la IA',
    lead: 'Una hoja para imprimir o publicar. Se basa en su configuración actual. Imprímala de nuevo cuando cambie algo.',
    language: 'Idioma de la hoja',
    name: 'la hoja',
    failed: 'No se pudo cargar la hoja.',
    print: 'Imprimir',
    copy: 'Copiar',
    copied: 'Copiado',
    copiedText: 'Péguelo en su sitio web o en su boletín.',
    notCopied: 'No se copió',
    notCopiedText: 'Su navegador no lo permitió. Guárdela como texto.',
    asText: 'Guardar como texto',
  },
};
