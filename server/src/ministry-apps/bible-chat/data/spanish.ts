import { spanishChurchSubjects, spanishReasons } from './spanish-church.ts';
import { moreSpanishSubjects, spanishQuestions } from './spanish-more.ts';
import type { SpanishSubject } from './spanish-subject.ts';

const subjects: readonly SpanishSubject[] = [
  {
    id: 'miedo',
    when: /\b(?:miedo|temor|asustad[oa]|temo)\b/i,
    title: 'El miedo',
    answer:
      'Una y otra vez Dios y sus mensajeros dicen: no temas. Casi siempre lo dicen porque alguien tiene miedo, y dan una razón: yo estoy contigo. Puede decirle a Dios su miedo con sus propias palabras.',
    passages: ['Isaiah 41:10', 'Psalm 56:3-4', 'Psalm 27:1', 'Joshua 1:9', 'Psalm 46:1'],
  },
  {
    id: 'ansiedad',
    when: /\b(?:ansiedad|ansios[oa]|preocupa\w*|nervios[oa]|estr[eé]s)\b/i,
    title: 'La ansiedad',
    answer:
      'Jesús y Pablo hablan a personas preocupadas, y ninguno las regaña. Jesús señala las aves y las flores del campo; Pablo invita a pedirle a Dios por cada preocupación. Si la ansiedad no le suelta, un médico o un consejero también puede ayudar.',
    passages: ['Philippians 4:6-7', '1 Peter 5:6-7', 'Psalm 94:19', 'Matthew 6:34'],
  },
  {
    id: 'alcohol',
    when: /\b(?:cerveza|vino|alcohol|tomar|beber|borrach\w+|emborrach\w+|licor)\b/i,
    title: 'El alcohol',
    answer:
      'La Biblia condena la embriaguez, no toda bebida: Jesús bebió vino, y Pablo le recomendó un poco a Timoteo. Las iglesias no coinciden; muchas bautistas y pentecostales piden no beber. Si le cuesta dejarlo, hable con un médico o con su pastor.',
    passages: ['Ephesians 5:18', 'Proverbs 20:1', '1 Timothy 5:23'],
  },
  {
    id: 'perdon',
    when: /\b(?:perd[oó]n\w*|perdonar\w*|rencor)\b/i,
    title: 'El perdón',
    answer:
      'Perdonar es renunciar a la venganza y dejar la cuenta en manos de Dios. No es decir que fue poco, ni volver a confiar de inmediato, ni regresar a donde le hacen daño. A Dios puede pedirle perdón hoy mismo, con palabras sencillas.',
    passages: ['1 John 1:9', 'Colossians 3:13', 'Psalm 103:12'],
  },
  {
    id: 'oracion',
    when: /\b(?:orar|rezar|oraci[oó]n|rezo)\b/i,
    title: 'La oración',
    answer:
      'Orar es hablar con Dios como se habla con alguien que escucha. Jesús enseñó una oración breve, el Padrenuestro; puede empezar con ella o con una sola frase sincera.',
    passages: ['Matthew 6:9-13', 'Philippians 4:6', 'Romans 8:26'],
  },
  {
    id: 'salvacion',
    when: /\b(?:salvaci[oó]n|salv[oa]\b|salvarme|ser salv\w+|ir al cielo)/i,
    title: 'La salvación',
    answer:
      'La Biblia la llama un regalo: Dios salva por gracia a quienes confían en Jesucristo. No se gana; se recibe, y cambia la vida. Su pastor con gusto hablará con usted de cómo empezar.',
    passages: ['Ephesians 2:8-9', 'John 3:16', 'Romans 10:9'],
  },
  {
    id: 'muerte',
    when: /\b(?:despu[eé]s de (?:la muerte|morir)|muert[eo]s?|falleci\w*|luto|duelo)\b/i,
    title: 'La muerte y el consuelo',
    answer:
      'Jesús lloró ante la tumba de su amigo. La Biblia deja llorar el tiempo que haga falta y pone la esperanza al lado: quienes mueren en Cristo están guardados por Dios y resucitarán.',
    passages: ['John 11:25-26', 'Psalm 34:18', 'Psalm 23:4'],
  },
  {
    id: 'amor',
    when: /\b(?:amor|amar)\b/i,
    title: 'El amor',
    answer:
      'El amor en la Biblia es más que un sentimiento: es paciente y bondadoso, y busca el bien del otro. Comienza en Dios, que nos amó primero.',
    passages: ['1 Corinthians 13:4-7', '1 John 4:19', 'Romans 8:38-39'],
  },
  {
    id: 'matrimonio',
    when: /\b(?:matrimonio|casarse|boda)\b/i,
    title: 'El matrimonio',
    answer:
      'La Biblia habla del matrimonio como una promesa fiel entre dos que llegan a ser uno. Pide a ambos respeto, ternura y paciencia. Nadie tiene que quedarse donde corre peligro.',
    passages: ['Genesis 2:24', 'Ephesians 5:21', 'Colossians 3:14'],
  },
  {
    id: 'dinero',
    when: /\b(?:dinero|deudas?|pobre\w*)\b/i,
    title: 'El dinero',
    answer:
      'El dinero mismo no es malo; Pablo escribe que el amor al dinero es raíz de muchos males. La Biblia pide trabajar con honradez, dar con alegría y acordarse del pobre.',
    passages: ['1 Timothy 6:10', '2 Corinthians 9:7', 'Proverbs 30:8-9'],
  },
  {
    id: 'esperanza',
    when: /\b(?:esperanza|[aá]nimo|tristes?|consuelo|fortaleza|fuerzas?)\b/i,
    title: 'Ánimo y esperanza',
    answer:
      'Los salmos empiezan muchas veces en la tristeza y terminan en confianza. Dios está cerca de los que tienen roto el corazón. Si la tristeza no se va, cuénteselo a alguien de confianza.',
    passages: ['Psalm 34:18', 'Romans 15:13', 'Isaiah 40:31', 'Psalm 42:11'],
  },
  {
    id: 'bautismo',
    when: /\b(?:bautis\w+|bautiz\w+)\b/i,
    title: 'El bautismo',
    answer:
      'Jesús fue bautizado y mandó bautizar. Las iglesias no coinciden: católicos, luteranos y metodistas bautizan también a niños; bautistas y pentecostales, a quienes ya creen. Pregunte en su iglesia cómo se prepara.',
    passages: ['Matthew 28:19', 'Acts 2:38', 'Romans 6:3-4'],
  },
  {
    id: 'leer',
    when: /\b(?:empezar a leer|leer la biblia|por d[oó]nde empiezo|comenzar a leer)\b/i,
    title: 'Por dónde empezar',
    answer:
      'Empiece con el Evangelio de Marcos: es el más corto, dieciséis capítulos. Después Lucas, los Salmos y Génesis.',
    passages: ['Mark 1:14-15', 'Psalm 119:105'],
  },
  {
    id: 'jesus',
    when: /\bqui[eé]n (?:es|fue|era) (?:jes[uú]s|jesucristo|cristo)\b/i,
    title: 'Jesús',
    answer:
      'Jesús de Nazaret anunció el reino de Dios, sanó, comió con los despreciados y murió en una cruz. Sus discípulos lo vieron vivo al tercer día. Los cristianos creen que es el Hijo de Dios.',
    passages: ['John 1:14', 'Luke 4:18-19', '1 Corinthians 15:3-5'],
  },
  {
    id: 'rut',
    when: /\brut\b/i,
    title: 'Rut',
    answer:
      'Rut fue una viuda de Moab que no quiso dejar a su suegra Noemí y se fue con ella a Belén. Allí recogió espigas en el campo de Booz, que se casó con ella. Es bisabuela del rey David y está en el linaje de Jesús.',
    passages: ['Ruth 1:16-17', 'Ruth 4:13-17'],
    asides: [
      [/suegra|noem[ií]/i, 'noemi'],
      [/esposo|marido|booz/i, 'booz'],
    ],
  },
  {
    id: 'noemi',
    when: /\bnoem[ií]\b/i,
    title: 'Noemí',
    answer:
      'Noemí salió de Belén por una hambruna y perdió en Moab a su esposo y a sus dos hijos. Volvió con Rut y pidió que la llamaran Mara, amarga. Al final las mujeres pusieron en su regazo al hijo de Rut.',
    passages: ['Ruth 1:20-21', 'Ruth 4:14-16'],
  },
  {
    id: 'booz',
    when: /\bbooz\b/i,
    title: 'Booz',
    answer:
      'Booz era un hombre de Belén con tierras, pariente del esposo de Noemí. Dejó que Rut recogiera espigas sin peligro, rescató la tierra de la familia y se casó con ella.',
    passages: ['Ruth 2:8-12', 'Ruth 4:9-10'],
  },
  {
    id: 'david',
    when: /\b(?:rey )?david\b/i,
    title: 'David',
    answer:
      'David fue el joven pastor que venció a Goliat y llegó a ser el gran rey de Israel. Tomó a Betsabé e hizo matar a su esposo, y se arrepintió. Muchos salmos llevan su nombre.',
    passages: ['1 Samuel 16:11-13', '1 Samuel 17:45-47', 'Psalm 51:1-2'],
  },
  {
    id: 'moises',
    when: /\bmois[eé]s\b/i,
    title: 'Moisés',
    answer:
      'Moisés fue salvado del río y criado en casa del faraón. Dios lo llamó desde una zarza; sacó a Israel de la esclavitud y le dio la ley en el Sinaí. Murió viendo de lejos la tierra prometida.',
    passages: ['Exodus 3:1-6', 'Exodus 14:21-22', 'Deuteronomy 34:4-5'],
  },
  {
    id: 'maria',
    when: /\bmar[ií]a\b/i,
    title: 'María, la madre de Jesús',
    answer:
      'María era una joven de Nazaret que dijo sí al ángel Gabriel. Dio a luz a Jesús, estuvo junto a su cruz y oró con los discípulos. Católicos y ortodoxos piden su intercesión; los protestantes la honran sin invocarla.',
    passages: ['Luke 1:38', 'John 19:26-27', 'Acts 1:14'],
  },
];

export const spanishSubjects: readonly SpanishSubject[] = [
  ...spanishQuestions,
  ...spanishChurchSubjects,
  ...moreSpanishSubjects,
  ...subjects,
].map((subject) => {
  const more = subject.more ?? spanishReasons[subject.id];
  return more ? { ...subject, more } : subject;
});

export const spanishWords = {
  passages: 'Pasajes',
  more: 'Más pasajes',
  inEnglish: 'El texto bíblico de esta página está en inglés.',
  another: 'Aquí tiene otro.',
  end: 'No tengo más pasajes preparados sobre esto. Su pastor puede decirle más.',
  where: (reference: string) => `Un pasaje sobre esto es ${reference}.`,
  reference: (reference: string) => `Este es el texto de ${reference}.`,
  notFound: (reference: string) => `No encuentro ${reference} en la Biblia. Revise el capítulo y el versículo.`,
  whereItIs: (reference: string) => `Está en ${reference}.`,
  beside: 'No tengo una respuesta para esa parte. Su pastor o sacerdote puede decirle más.',
  unprepared:
    'No tengo una respuesta para eso. Puede preguntar por un pasaje, por ejemplo “Juan 3:16”, por una persona de la Biblia, o por un tema como el miedo, el perdón o el bautismo.',
  do: 'Escoja uno de los pasajes de arriba y léalo hoy en voz alta. Dígale a Dios con una frase lo que le preocupa, y cuénteselo a una persona de confianza, por ejemplo a su pastor o sacerdote.',
  noSide:
    'Soy un programa y no tengo opinión propia. Las iglesias no siempre coinciden; su pastor o sacerdote puede decirle qué enseña la suya.',
  again: 'Lo que tengo preparado sobre esto ya está arriba.',
  thanks: 'Con gusto. Que Dios le bendiga también.',
  greeting:
    'Le damos la bienvenida. Puede preguntar por un pasaje, por un tema como el miedo o el perdón, o por una persona de la Biblia.',
} as const;
