import type { SpanishSubject } from './spanish-subject.ts';

type Person = Omit<SpanishSubject, 'when'> & { names: string };

/** A person is asked for by name: "mi hijo Daniel" is someone else. */
const person = ({ names, ...rest }: Person): SpanishSubject => ({
  ...rest,
  when: new RegExp(
    `(?:^\\W*(?:y )?|\\b(?:qui[eé]n(?:es)? (?:es|son|fue|fueron|era|eran)|h[aá]bl\\p{L}+ (?:de|sobre)|historia de|cu[eé]nt\\p{L}+ (?:de|sobre|algo de)|qu[eé] (?:hizo|hicieron)|(?:le|les) pas[oó] a|vida de|sobre|acerca de|llamaba) )(?:el |la |los |a )?(?:rey |reina |ap[oó]stol |profeta |san |santo |santa |gigante )?(?:${names})(?![\\p{L}])`,
    'iu',
  ),
});

/** Questions that come after a subject as often as alone; they are looked for before the subjects. */
export const spanishQuestions: readonly SpanishSubject[] = [
  {
    id: 'perdonar-sin-disculpa',
    isQuestion: true,
    when: /\bno (?:me |nos |le |les |te )?(?:pide|piden|pidi[oó]|quiere pedir|ha pedido) (?:perd[oó]n|disculpas?)|\bno se (?:arrepiente|disculpa|ha disculpado)/i,
    title: 'Perdonar a quien no pide perdón',
    answer:
      'Jesús oró por quienes lo crucificaban antes de que nadie le pidiera perdón, y Pablo pide dejar la venganza a Dios. Usted puede soltar el rencor sin esperar una disculpa. Reconciliarse es otra cosa: para eso hacen falta dos, y también verdad y confianza.',
    passages: ['Luke 23:34', 'Romans 12:18-19'],
  },
  {
    id: 'cuantas-veces-perdonar',
    isQuestion: true,
    when: /\bcu[aá]ntas veces\b.*\bperdon|\bsetenta veces siete\b/i,
    title: 'Cuántas veces perdonar',
    answer:
      'Pedro preguntó si siete veces bastaban. Jesús respondió que setenta veces siete, es decir, sin llevar la cuenta, y contó la historia de un siervo a quien le perdonaron mucho y no perdonó lo poco. Perdonar no obliga a quedarse donde le hacen daño.',
    passages: ['Psalm 103:8-10', 'Micah 7:18-19'],
  },
  {
    id: 'pecado-imperdonable',
    isQuestion: true,
    when: /\bpecado (?:imperdonable|que no (?:se perdona|tiene perd[oó]n))|\bblasfemia contra el esp[ií]ritu/i,
    title: 'El pecado que no se perdona',
    answer:
      'Jesús habla así a quienes veían la obra del Espíritu y la llamaban obra del diablo. A quien teme haberlo cometido, los pastores suelen decirle que ese mismo temor muestra un corazón que no está cerrado. A quien viene a él, Jesús no lo echa fuera.',
    passages: ['Mark 3:28-30', 'John 6:37', '1 John 1:9'],
  },
  {
    id: 'perder-salvacion',
    isQuestion: true,
    when: /\b(?:perder|pierd\p{L}+) (?:la |su |mi )?salvaci[oó]n/iu,
    title: 'Si se puede perder la salvación',
    answer:
      'Las iglesias no coinciden. Muchas bautistas y presbiterianas enseñan que Dios guarda hasta el fin a los suyos; metodistas, pentecostales y católicos, que una persona puede apartarse de la fe. Todas están de acuerdo en que Dios recibe a quien vuelve.',
    passages: ['John 10:27-29', 'Hebrews 6:4-6', 'Romans 8:38-39'],
  },
  {
    id: 'quien-escribio-la-biblia',
    isQuestion: true,
    when: /\bqui[eé]n(?:es)? escribi(?:[oó]|eron) la biblia|\bc[oó]mo se escribi[oó] la biblia/i,
    title: 'Quién escribió la Biblia',
    answer:
      'La escribieron muchas personas a lo largo de unos mil años o más: profetas, reyes, pescadores, un médico y otros cuyo nombre no sabemos. Los cristianos creen que Dios los inspiró y que habla por medio de sus palabras.',
    passages: ['2 Timothy 3:16-17', '2 Peter 1:20-21', 'Luke 1:1-4'],
  },
  {
    id: 'cuantos-libros',
    isQuestion: true,
    when: /\bcu[aá]ntos libros\b/i,
    title: 'Cuántos libros tiene la Biblia',
    answer:
      'Las Biblias protestantes tienen 66 libros: 39 en el Antiguo Testamento y 27 en el Nuevo. Las católicas tienen 73, y las ortodoxas algunos más. El Nuevo Testamento es el mismo en todas.',
    passages: ['2 Timothy 3:16-17', 'Luke 24:44'],
  },
  {
    id: 'sufrimiento',
    isQuestion: true,
    when: /\bpor qu[eé] (?:dios )?(?:permite|deja|hay|existe|sufr|pas|suced)\p{L}*\b|\bsufrimiento\b|\bpor qu[eé] (?:le )?pasan? cosas malas/iu,
    title: 'El sufrimiento',
    answer:
      'La Biblia no da una sola respuesta. Job pregunta, y Dios le responde sin explicarle la causa; Jesús niega que los que sufren sean más culpables que otros. Lo que la Biblia sí dice es que Dios está cerca del que sufre, y que un día enjugará toda lágrima.',
    passages: ['Psalm 34:18', 'John 9:2-3', 'Job 38:1-4'],
  },
];

/** More subjects; the first whose words occur is answered. */
export const moreSpanishSubjects: readonly SpanishSubject[] = [
  {
    id: 'divorcio',
    when: /\b(?:divorci\w+|separarse|separaci[oó]n)\b/i,
    title: 'El divorcio',
    answer:
      'Jesús recuerda que el matrimonio fue pensado para toda la vida, y admite un motivo: la infidelidad. Pablo agrega el caso de quien es abandonado. Las iglesias lo aplican de distinta manera. Si en su casa hay golpes o amenazas, busque primero un lugar seguro.',
    passages: ['Psalm 34:18', 'Malachi 2:14', 'Isaiah 54:5'],
  },
  {
    id: 'enfermedad',
    when: /\b(?:enferm\w+|sanidad|sanaci[oó]n|sanar\w*|c[aá]ncer|hospital)\b/i,
    title: 'La enfermedad y la sanidad',
    answer:
      'Jesús sanó a muchos, y Santiago anima a orar por los enfermos. También hubo creyentes que no sanaron: a Pablo Dios le respondió “mi gracia te basta”. Orar y acudir al médico van juntos.',
    passages: ['James 5:14-15', '2 Corinthians 12:8-9', 'Psalm 41:3', 'Mark 1:32-34'],
  },
  {
    id: 'hijos',
    when: /\b(?:hij[oa]s|crianza|criar|educar|adolescentes?)\b/i,
    title: 'Los hijos',
    answer:
      'La Biblia llama a los hijos una herencia de Dios. Pide enseñarles con el ejemplo y la conversación de cada día, corregir sin humillar y no provocarlos a enojo. Y cuenta de padres que esperan: el hijo que se fue pudo volver.',
    passages: ['Psalm 127:3', 'Deuteronomy 6:6-7', 'Ephesians 6:4', 'Luke 15:20'],
  },
  {
    id: 'padres',
    when: /\b(?:honrar a (?:mi |su |los )?(?:padres|padre|madre)|los padres|obedecer a)\b/i,
    title: 'Honrar a los padres',
    answer:
      'El mandamiento pide honrar a padre y madre; Pablo lo recuerda a los hijos y en seguida pide a los padres no irritarlos. Honrar no significa obedecer en todo cuando uno es adulto, ni callar si hay maltrato.',
    passages: ['Proverbs 23:22', 'Proverbs 1:8', 'Psalm 27:10'],
  },
  {
    id: 'diezmo',
    when: /\b(?:diezm\w+|ofrendas?)\b/i,
    title: 'El diezmo',
    answer:
      'En la ley de Moisés el diezmo era la décima parte de la cosecha y sostenía a los levitas y a los pobres. El Nuevo Testamento no fija un porcentaje: Pablo pide dar con alegría, según lo que cada uno tiene. Algunas iglesias enseñan el diez por ciento como guía. Nadie tiene que dejar a su familia sin comer para dar.',
    passages: ['2 Corinthians 9:7', 'Malachi 3:10', 'Mark 12:41-44'],
  },
  {
    id: 'tatuajes',
    when: /\btatu\w+\b/i,
    title: 'Los tatuajes',
    answer:
      'Levítico prohíbe a Israel las marcas en la piel, junto a costumbres de duelo de los pueblos vecinos. Muchos cristianos entienden que esa ley no obliga hoy y lo dejan a la conciencia; otros prefieren evitarlos. El Nuevo Testamento no los menciona.',
    passages: ['Leviticus 19:28', 'Romans 14:5', '1 Samuel 16:7'],
  },
  {
    id: 'sexo',
    when: /\b(?:sexo|sexual\w*|relaciones (?:antes|sexuales|fuera)|fornic\w+|virgin\w+|uni[oó]n libre|vivir juntos)\b/i,
    title: 'El sexo y el matrimonio',
    answer:
      'La Biblia habla del sexo como algo bueno que pertenece a la promesa del matrimonio, y Pablo pide huir de la inmoralidad sexual porque el cuerpo importa. Las iglesias cristianas lo han enseñado así. A quien ha vivido de otro modo, Jesús le ofrece perdón y un nuevo comienzo.',
    passages: ['1 Corinthians 6:18-20', 'Hebrews 13:4', 'John 8:10-11'],
  },
  {
    id: 'adulterio',
    when: /\b(?:adulter\w+|infiel\w*|infidelidad|enga[ñn]ar a (?:mi|su|la|el))\b/i,
    title: 'La infidelidad',
    answer:
      'El mandamiento prohíbe el adulterio, y la historia de David muestra cuánto daño causa. También muestra el camino de vuelta: decir la verdad, pedir perdón y aceptar las consecuencias. La persona traicionada no tiene la culpa y no está obligada a decidir de prisa.',
    passages: ['Exodus 20:14', 'Psalm 51:1-4', 'Proverbs 6:32'],
  },
  {
    id: 'homosexualidad',
    when: /\b(?:homosexual\w*|gays?|lesbian\w*|lgbt\w*)\b/i,
    title: 'La homosexualidad',
    answer:
      'Los cristianos no coinciden. Muchas iglesias leen en Levítico, Romanos y 1 Corintios que el sexo es para el matrimonio de hombre y mujer; otras entienden que esos textos hablan de abusos de su época y bendicen a parejas del mismo sexo. Todas deben tratar a cada persona con respeto y amor. Hable con alguien de su iglesia que sepa escuchar.',
    passages: ['Romans 1:26-27', 'Genesis 1:27', 'Romans 15:7'],
  },
  {
    id: 'aborto',
    when: /\babort\w+\b/i,
    title: 'El aborto',
    answer:
      'La Biblia no usa esa palabra. Los salmos hablan de Dios que conoce a la persona ya en el vientre, y por eso muchas iglesias lo rechazan; algunas dejan más lugar a la conciencia en casos graves. Quien ha pasado por un aborto no está fuera del perdón de Dios.',
    passages: ['Psalm 139:13-16', 'Psalm 103:8-12'],
  },
  {
    id: 'espiritu-santo',
    when: /\besp[ií]ritu santo\b|\bdones? del esp[ií]ritu\b|\bhablar en lenguas\b/i,
    title: 'El Espíritu Santo',
    answer:
      'Es Dios mismo presente en los creyentes. Jesús lo llama Consolador: recuerda sus palabras, da fuerza para amar y reparte dones para servir. En Pentecostés vino sobre los discípulos. Las iglesias entienden de distinta manera el hablar en lenguas.',
    passages: ['John 14:26', 'Acts 2:1-4', 'Galatians 5:22-23'],
  },
  {
    id: 'trinidad',
    when: /\btrinidad\b/i,
    title: 'La Trinidad',
    answer:
      'La palabra no está en la Biblia, pero la idea nace de ella: hay un solo Dios, y el Padre, el Hijo y el Espíritu Santo son ese único Dios. Casi todas las iglesias lo confiesan así; los Testigos de Jehová no.',
    passages: ['Matthew 28:19', '2 Corinthians 13:14', 'Deuteronomy 6:4'],
  },
  {
    id: 'dios',
    when: /\b(?:qui[eé]n es dios|c[oó]mo es dios|existe dios|dios existe)\b/i,
    title: 'Dios',
    answer:
      'La Biblia no prueba que Dios existe; cuenta lo que hace. Lo presenta como creador de todo, justo y a la vez lento para la ira y grande en misericordia. Los cristianos dicen que en Jesús se ve cómo es.',
    passages: ['Exodus 34:6', 'Psalm 19:1', 'John 14:9'],
  },
  {
    id: 'cielo',
    when: /\bcielo\b|\bpara[ií]so\b|\bvida eterna\b/i,
    title: 'El cielo',
    answer:
      'La Biblia habla de estar con Dios y, al final, de un cielo nuevo y una tierra nueva. Describe poco y promete mucho: una herencia que no se acaba. Y la vida con Dios empieza ya aquí.',
    passages: ['1 Peter 1:3-4', '1 Corinthians 2:9', 'Matthew 6:20-21'],
  },
  {
    id: 'infierno',
    when: /\binfierno\b|\bcondenaci[oó]n\b/i,
    title: 'El infierno',
    answer:
      'Jesús habla del juicio con imágenes fuertes: fuego, tinieblas, una puerta cerrada. Los cristianos no coinciden en cómo entenderlas, y coinciden en que Dios no quiere que nadie se pierda. Nadie conoce el corazón de otra persona; eso queda en manos de Dios.',
    passages: ['2 Peter 3:9', 'Matthew 25:41', 'Ezekiel 18:23'],
  },
  {
    id: 'diablo',
    when: /\b(?:diablo|sat[aá]n(?:[aá]s)?|demonios?|brujer[ií]a|brujos?)\b/i,
    title: 'El diablo',
    answer:
      'La Biblia lo presenta como acusador y mentiroso, una criatura y no un igual de Dios. Jesús lo resistió con la Escritura, y Santiago promete que huye de quien le resiste. No hay que temerle más que confiar en Dios. Una voz o un miedo que no se va también merece un médico.',
    passages: ['James 4:7', 'Matthew 4:1-4', '1 John 4:4'],
  },
  {
    id: 'angeles',
    when: /\b[aá]ngel(?:es)?\b/i,
    title: 'Los ángeles',
    answer:
      'Son mensajeros y servidores de Dios. Casi siempre lo primero que dicen es “no temas”. La Biblia no enseña que las personas se vuelvan ángeles al morir, ni pide orar a ellos.',
    passages: ['Psalm 91:11', 'Hebrews 1:14', 'Luke 2:10-11'],
  },
  {
    id: 'fe',
    when: /\b(?:fe|dudas?|dudar)\b/i,
    title: 'La fe y las dudas',
    answer:
      'La fe es confiar en Dios, no no tener preguntas. Un padre le dijo a Jesús: “Creo; ayuda mi incredulidad”, y Jesús lo escuchó. Tomás dudó, y Jesús vino a él sin echarlo.',
    passages: ['Hebrews 11:1', 'Mark 9:24', 'John 20:27-29'],
  },
  {
    id: 'enojo',
    when: /\b(?:enoj\w+|ira|rabia|coraje|furia)\b/i,
    title: 'El enojo',
    answer:
      'Enojarse no es en sí pecado: Jesús se enojó ante la injusticia. Pablo pide no dejar que el enojo dure hasta la noche, y Santiago, ser lentos para hablar. Si el enojo le lleva a herir a otros, busque ayuda hoy mismo.',
    passages: ['Ephesians 4:26-27', 'James 1:19-20', 'Proverbs 15:1'],
  },
  {
    id: 'soledad',
    when: /\b(?:soledad|sol[oa] y|me siento sol[oa]|estar sol[oa])\b/i,
    title: 'La soledad',
    answer:
      'Dios dice al comienzo que no es bueno estar solo, y los salmos ponen la soledad en palabras. Elías también creyó que no quedaba nadie. Dios promete estar cerca, y casi siempre se acerca por medio de personas: llame hoy a una.',
    passages: ['Psalm 25:16', 'Isaiah 41:10', 'Hebrews 13:5'],
  },
  {
    id: 'depresion',
    when: /\b(?:depresi[oó]n|deprimid[oa]s?|tristeza)\b/i,
    title: 'La depresión',
    answer:
      'Personas de fe en la Biblia conocieron una tristeza muy honda: Elías, Jeremías y quienes escribieron los salmos. Dios dio a Elías comida y sueño antes de hablarle. La depresión no es falta de fe, y un médico puede ayudar.',
    passages: ['1 Kings 19:4-8', 'Psalm 42:11', 'Psalm 34:18'],
  },
  {
    id: 'paz',
    when: /\bpaz\b/i,
    title: 'La paz',
    answer:
      'Jesús dejó a sus discípulos una paz distinta de la del mundo, la noche antes de morir. Pablo la une a la oración: contarle a Dios lo que preocupa, con gracias, y su paz guarda el corazón.',
    passages: ['John 14:27', 'Philippians 4:6-7', 'Isaiah 26:3'],
  },
  {
    id: 'trabajo',
    when: /\b(?:trabaj\w+|empleo|desempleo|jefe|negocio)\b/i,
    title: 'El trabajo',
    answer:
      'La Biblia honra el trabajo hecho con rectitud y pide pagar a tiempo al que trabaja. También manda descansar un día. Quien busca empleo puede pedirlo a Dios como el pan de cada día, y no vale menos mientras espera.',
    passages: ['Colossians 3:23-24', 'James 5:4', 'Matthew 6:11'],
  },
  {
    id: 'arrepentimiento',
    when: /\barrepent\w+|\barrepient\w+|\bconfes\w+\b|\bconfesi[oó]n\b/i,
    title: 'El arrepentimiento',
    answer:
      'Arrepentirse es dar la vuelta: reconocer lo malo, dejarlo y volver a Dios. No hace falta una fórmula. Juan escribe que si confesamos nuestros pecados, Dios es fiel para perdonar; donde se pueda, también se repara el daño.',
    passages: ['1 John 1:9', 'Luke 15:18-20', 'Luke 19:8'],
  },
  {
    id: 'pecado',
    when: /\bqu[eé] es (?:el )?pecado\b|\bpecados? (?:capital|mortal|original)\w*|\bsiete pecados\b/i,
    title: 'El pecado',
    answer:
      'Las palabras de la Biblia significan errar el blanco o pasarse de una línea. Es lo que hacemos contra Dios, contra otros y contra nosotros mismos. Pablo dice que todos han pecado y que Dios perdona por medio de Cristo.',
    passages: ['Romans 3:23-24', 'James 4:17', '1 John 1:8-9'],
  },
  {
    id: 'fin-del-mundo',
    when: /\b(?:fin del mundo|[uú]ltimos (?:tiempos|d[ií]as)|apocalipsis|rapto|segunda venida|arrebatamiento|anticristo|666)\b/i,
    title: 'El fin de los tiempos',
    answer:
      'Jesús dijo que volverá y que nadie sabe el día ni la hora. Los cristianos ordenan de distinta manera lo que cuenta Apocalipsis. Su mensaje central es de consuelo: el mal no tiene la última palabra, y Dios hará nuevas todas las cosas.',
    passages: ['Matthew 24:36', 'Acts 1:7', '2 Peter 3:9'],
  },
  {
    id: 'ayuno',
    when: /\bayun\w+\b/i,
    title: 'El ayuno',
    answer:
      'Ayunar es dejar la comida por un tiempo para orar con más atención. Jesús ayunó y pidió hacerlo sin que se note. Isaías recuerda que de nada sirve sin justicia con el pobre. Si está enfermo, embarazada o tiene problemas con la comida, no ayune sin su médico.',
    passages: ['Matthew 6:16-18', 'Isaiah 58:6-7', 'Acts 13:2-3'],
  },
  {
    id: 'sabado',
    when: /\b(?:s[aá]bado|d[ií]a de reposo|domingo)\b/i,
    title: 'El día de reposo',
    answer:
      'El mandamiento aparta el séptimo día para descansar. Los primeros cristianos se reunían el domingo, el día en que Jesús resucitó, y casi todas las iglesias lo siguen haciendo; los adventistas guardan el sábado. Pablo pide no juzgarse por eso.',
    passages: ['Exodus 20:8-10', 'Acts 20:7', 'Romans 14:5-6'],
  },
  {
    id: 'comunion',
    when: /\b(?:santa cena|cena del se[ñn]or|comuni[oó]n|eucarist[ií]a)\b/i,
    title: 'La Cena del Señor',
    answer:
      'La última noche Jesús tomó pan y vino y dijo: “hagan esto en memoria de mí”. Católicos, ortodoxos y luteranos enseñan que él está realmente presente en ellos; otras iglesias hablan más de memoria y presencia espiritual.',
    passages: ['1 Corinthians 11:23-26', 'Luke 22:19-20'],
  },
  {
    id: 'santos',
    when: /\b(?:im[aá]genes|[ií]dolos?|idolatr[ií]a|rezar(?:le)? a los santos|los santos|santa muerte|horóscopo|hor[oó]scopos?)\b/i,
    title: 'Las imágenes y los santos',
    answer:
      'El mandamiento prohíbe adorar imágenes. Católicos y ortodoxos distinguen entre adorar, que es solo para Dios, y honrar a los santos y pedir que oren por nosotros; los protestantes oran solo a Dios. Todos rechazan buscar el futuro o el poder fuera de él.',
    passages: ['Exodus 20:3-5', '1 Timothy 2:5', 'Deuteronomy 18:10-12'],
  },
  {
    id: 'gratitud',
    when: /\b(?:gratitud|agradec\w+|dar gracias|acci[oó]n de gracias)\b/i,
    title: 'Dar gracias',
    answer:
      'Los salmos dan gracias por cosas grandes y pequeñas. Pablo anima a dar gracias en toda situación, lo cual no es lo mismo que llamar bueno a lo malo. De diez enfermos que Jesús sanó, uno volvió a agradecer.',
    passages: ['1 Thessalonians 5:18', 'Psalm 103:1-5', 'Luke 17:15-16'],
  },
  {
    id: 'resurreccion',
    when: /\b(?:resurrecci[oó]n|resucit\w+|pascua)\b/i,
    title: 'La resurrección',
    answer:
      'Los evangelios cuentan que al tercer día la tumba estaba vacía y que Jesús se apareció vivo, primero a mujeres y luego a los demás. Pablo escribe que sin la resurrección la fe sería vana, y que quienes son de Cristo también resucitarán.',
    passages: ['1 Corinthians 15:3-8', 'Luke 24:1-6', 'John 11:25-26'],
  },
  {
    id: 'mandamientos',
    when: /\b(?:diez mandamientos|mandamientos?)\b/i,
    title: 'Los mandamientos',
    answer:
      'Dios dio a Israel diez palabras en el Sinaí: sobre cómo honrarlo a él y cómo tratar al prójimo. A Jesús le preguntaron por el más importante, y unió dos: amar a Dios con todo el corazón y al prójimo como a uno mismo.',
    passages: ['Matthew 22:37-40', 'Deuteronomy 5:6-7', 'Romans 13:9-10'],
  },
  {
    id: 'enemigos',
    when: /\b(?:enemig[oa]s?|venganza|odio|odiar)\b/i,
    title: 'Los enemigos',
    answer:
      'Jesús pide amar a los enemigos y orar por ellos, y Pablo, dejar la venganza a Dios y vencer el mal con el bien. Eso no quita poner límites ni pedir justicia a la ley.',
    passages: ['Romans 12:19-21', 'Proverbs 25:21'],
  },
  {
    id: 'voluntad-de-dios',
    when: /\b(?:voluntad de dios|prop[oó]sito|decisi[oó]n|decidir)\b/i,
    title: 'La voluntad de Dios',
    answer:
      'La Biblia dice más de cómo vivir que de qué elegir: hacer justicia, amar la misericordia y caminar humildemente con Dios. Para una decisión recomienda pedir sabiduría, escuchar buenos consejos y dar un paso. Dios no abandona a quien se equivoca de puerta.',
    passages: ['Micah 6:8', 'James 1:5', 'Proverbs 3:5-6'],
  },
  person({
    id: 'adan-eva',
    names: 'ad[aá]n|eva|ad[aá]n y eva',
    title: 'Adán y Eva',
    answer:
      'Son la primera pareja en Génesis. Dios los puso en un jardín; comieron del fruto prohibido, sintieron vergüenza y se escondieron. Dios los buscó, les hizo ropa y les puso fuera del jardín. Tuvieron a Caín, Abel y Set.',
    passages: ['Genesis 2:21-24', 'Genesis 3:6-10', 'Genesis 3:21'],
  }),
  person({
    id: 'noe',
    names: 'no[eé]',
    title: 'Noé',
    answer:
      'Noé fue un hombre justo en un tiempo violento. Dios le mandó construir un arca, y en ella se salvaron su familia y los animales del diluvio. Después Dios puso el arco iris como señal de su promesa.',
    passages: ['Genesis 6:13-14', 'Genesis 9:12-15'],
  }),
  person({
    id: 'abraham',
    names: 'abraham|abram|sara',
    title: 'Abraham y Sara',
    answer:
      'Dios llamó a Abraham a dejar su tierra y le prometió una descendencia y una bendición para todos los pueblos. Él y Sara esperaron muchos años y tuvieron a Isaac ya ancianos. Judíos, cristianos y musulmanes lo llaman padre de la fe.',
    passages: ['Genesis 12:1-3', 'Genesis 21:1-3', 'Romans 4:20-21'],
  }),
  person({
    id: 'jose',
    names: 'jos[eé]',
    title: 'José',
    answer:
      'La Biblia tiene dos muy conocidos. José, hijo de Jacob, fue vendido por sus hermanos, llegó a gobernar en Egipto y los perdonó. José de Nazaret fue el esposo de María y cuidó de Jesús.',
    passages: ['Genesis 50:19-20', 'Matthew 1:20-21'],
  }),
  person({
    id: 'ester',
    names: 'ester|esther',
    title: 'Ester',
    answer:
      'Ester era una joven judía que llegó a ser reina en Persia. Cuando un ministro quiso matar a su pueblo, arriesgó la vida para hablar con el rey y lo salvó. El libro no nombra a Dios ni una vez.',
    passages: ['Esther 4:14-16', 'Esther 7:3-4'],
    asides: [
      [/primo|mardoqueo/i, 'mardoqueo'],
      [/nombra|menciona|aparece dios/i, 'ester-sin-dios'],
    ],
  }),
  person({
    id: 'mardoqueo',
    names: 'mardoqueo',
    title: 'Mardoqueo',
    answer:
      'Mardoqueo era primo de Ester y la crió como hija cuando ella perdió a sus padres. Descubrió un plan contra el rey, no quiso inclinarse ante Amán y animó a Ester a hablar por su pueblo. Al final ocupó el lugar de Amán.',
    passages: ['Esther 2:7', 'Esther 4:13-14', 'Esther 10:3'],
  }),
  {
    id: 'ester-sin-dios',
    isQuestion: true,
    when: /\b(?:libro de )?est(?:h)?er\b.*\b(?:dios|menciona|nombra)|\b(?:no )?menciona a dios\b/i,
    title: 'El libro de Ester',
    answer:
      'Es cierto: el texto hebreo de Ester no menciona a Dios. Muchos lectores lo ven obrar en silencio, en las coincidencias de la historia. La versión griega, que usan católicos y ortodoxos, agrega oraciones que sí lo nombran.',
    passages: ['Esther 4:14'],
  },
  person({
    id: 'daniel',
    names: 'daniel',
    title: 'Daniel',
    answer:
      'Daniel fue llevado de joven a Babilonia y sirvió allí a varios reyes sin dejar su fe. Por orar a Dios lo echaron al foso de los leones, y salió sin daño. El libro guarda también sus visiones.',
    passages: ['Daniel 6:10', 'Daniel 6:21-22'],
  }),
  person({
    id: 'jonas',
    names: 'jon[aá]s',
    title: 'Jonás',
    answer:
      'Dios envió a Jonás a Nínive, ciudad enemiga, y él huyó por mar. Un gran pez lo tragó y lo devolvió a la orilla. Predicó, la ciudad se arrepintió, y Jonás se enojó de que Dios la perdonara.',
    passages: ['Jonah 1:1-3', 'Jonah 2:1-2', 'Jonah 4:10-11'],
  }),
  person({
    id: 'job',
    names: 'job',
    title: 'Job',
    answer:
      'Job perdió bienes, hijos y salud sin haberlo merecido. Sus amigos lo culparon; él discutió con Dios, y Dios le respondió desde la tormenta y le dio la razón frente a ellos. El libro no explica el porqué del sufrimiento.',
    passages: ['Job 1:20-21', 'Job 38:1-4', 'Job 42:7'],
  }),
  person({
    id: 'pablo',
    names: 'pablo|saulo',
    title: 'Pablo',
    answer:
      'Pablo, también llamado Saulo, perseguía a los cristianos hasta que encontró a Jesús resucitado camino de Damasco. Llevó el evangelio por Asia Menor y Grecia hasta Roma. Trece epístolas del Nuevo Testamento llevan su nombre.',
    passages: ['Acts 9:3-6', 'Philippians 3:7-8'],
  }),
  person({
    id: 'pedro',
    names: 'pedro|sim[oó]n pedro',
    title: 'Pedro',
    answer:
      'Pedro era pescador y se llamaba Simón hasta que Jesús le dio otro nombre. Habló por los doce, negó a Jesús tres veces y fue restaurado por él. Los católicos ven en Pedro al primer papa.',
    passages: ['Matthew 16:16-18', 'Luke 22:61-62', 'John 21:15-17'],
  }),
  person({
    id: 'judas',
    names: 'judas(?: iscariote)?',
    title: 'Judas',
    answer:
      'Judas Iscariote fue uno de los doce y entregó a Jesús por treinta monedas de plata. Después sintió remordimiento y murió. Por qué lo hizo, los evangelios apenas lo dicen: nombran el dinero y a Satanás.',
    passages: ['Matthew 26:14-16', 'Luke 22:47-48'],
  }),
  person({
    id: 'juan-bautista',
    names: 'juan (?:el )?bautista',
    title: 'Juan el Bautista',
    answer:
      'Juan, hijo de Zacarías y Elisabet, predicaba en el desierto y bautizaba en el Jordán. Bautizó a Jesús y lo señaló como el Cordero de Dios. Herodes lo hizo matar por decirle la verdad.',
    passages: ['Mark 1:4-8', 'John 1:29', 'Mark 6:17-18'],
  }),
  person({
    id: 'salomon',
    names: 'salom[oó]n',
    title: 'Salomón',
    answer:
      'Salomón, hijo de David y Betsabé, pidió a Dios sabiduría para gobernar y construyó el templo de Jerusalén. De viejo siguió a otros dioses, y tras su muerte el reino se dividió.',
    passages: ['1 Kings 3:9-12', '1 Kings 11:4'],
  }),
  person({
    id: 'elias',
    names: 'el[ií]as',
    title: 'Elías',
    answer:
      'Elías fue profeta en Israel cuando el rey Acab adoraba a Baal. En el monte Carmelo Dios respondió con fuego. Luego huyó, deseó morir, y Dios le dio de comer y le habló en un susurro suave.',
    passages: ['1 Kings 18:36-39', '1 Kings 19:11-13'],
  }),
  person({
    id: 'lazaro',
    names: 'l[aá]zaro',
    title: 'Lázaro',
    answer:
      'Lázaro de Betania era hermano de Marta y María y amigo de Jesús. Murió, Jesús lloró ante su tumba y lo llamó fuera al cuarto día. Otro Lázaro es el pobre de una parábola de Jesús.',
    passages: ['John 11:35-44', 'Luke 16:19-22'],
  }),
  person({
    id: 'zaqueo',
    names: 'zaqueo',
    title: 'Zaqueo',
    answer:
      'Zaqueo cobraba impuestos en Jericó y era bajo de estatura, así que subió a un árbol para ver a Jesús. Jesús se invitó a su casa, y Zaqueo prometió devolver cuatro veces lo que había robado.',
    passages: ['Luke 19:1-6', 'Luke 19:8-10'],
  }),
  person({
    id: 'maria-magdalena',
    names: 'mar[ií]a magdalena|magdalena',
    title: 'María Magdalena',
    answer:
      'María de Magdala siguió a Jesús después de que él la liberó de siete demonios. Estuvo junto a la cruz y fue la primera que lo vio resucitado. La Biblia no dice que fuera prostituta; esa idea vino siglos después.',
    passages: ['Luke 8:1-3', 'John 20:14-18'],
  }),
];
