import type { SpanishSubject } from './spanish-subject.ts';

/** Subjects of church life, feasts, stories and family; they are looked for before the general ones. */
export const spanishChurchSubjects: readonly SpanishSubject[] = [
  {
    id: 'jesus-sabado',
    isQuestion: true,
    when: /\bjes[uú]s\b.*\bs[aá]bado\b|\bs[aá]bado\b.*\bjes[uú]s\b/i,
    title: 'Jesús y el sábado',
    answer:
      'Jesús guardaba el sábado y también sanó en ese día. Cuando lo criticaron, dijo que el sábado fue hecho para las personas. Hacer el bien y ayudar a quien lo necesita no rompe el día de descanso.',
    more: 'Sus discípulos arrancaron espigas en sábado porque tenían hambre, y Jesús los defendió con un ejemplo de David.',
    passages: ['Mark 2:23-28', 'Mark 3:1-5'],
  },
  {
    id: 'trabajo-domingo',
    isQuestion: true,
    when: /\b(?:trabaj\w+|turno|laborar)\b.*\bdomingos?\b|\bdomingos?\b.*\b(?:trabaj\w+|turno)\b/i,
    title: 'Trabajar en domingo',
    answer:
      'No tiene por qué sentirse culpable si su turno es el domingo. Jesús dijo que el día de descanso fue hecho para las personas, y Pablo pide no juzgarse por los días. Escoja otra hora de la semana para descansar y orar, y busque una reunión por la tarde o un grupo.',
    more: 'Los cristianos se reúnen el domingo porque Jesús resucitó ese día. Muchos han tenido que trabajar ese día desde el principio; los primeros eran en parte esclavos y se reunían antes del amanecer o de noche.',
    passages: ['Mark 2:27-28', 'Romans 14:5'],
  },
  {
    id: 'perdonar-padre',
    when: /\bperdon\w*\b.*\b(?:pap[aá]|mam[aá]|padre|madre|esposo|esposa|hermano|hermana|hijo|hija)\b/i,
    title: 'Perdonar a la familia',
    answer:
      'Perdonar a quien nos abandonó o nos hirió toma tiempo, y usted puede ir despacio. Es soltar la venganza y dejar la cuenta en manos de Dios; no es decir que no dolió. Si esa persona quiere verle, usted es libre de ir o no; puede llevar a alguien, quedarse poco y decir una sola frase verdadera.',
    more: 'Puede empezar con una oración honesta: “Dios, todavía no puedo, pero quisiera poder”. El enojo puede volver, y eso no borra el perdón.',
    passages: ['Romans 12:18-19', 'Mark 11:25', 'Psalm 27:10'],
  },
  {
    id: 'me-engano',
    isQuestion: true,
    when: /\bme (?:enga[ñn][oóa]\w*|fue infiel|es infiel|traicion[oóa]\w*|puso los cuernos)|\bsu infidelidad\b/i,
    title: 'Cuando el otro fue infiel',
    answer:
      'Lo siento; es una herida honda, y la culpa no es suya. Jesús nombra la infidelidad como motivo por el que un matrimonio puede terminar, y muchos también la han perdonado y seguido juntos. No tiene que decidir de prisa: hable con una persona de confianza, y con un consejero o su pastor.',
    more: 'Perdonar y seguir juntos son dos cosas. La confianza la reconstruye, con hechos y con tiempo, quien la rompió.',
    passages: ['Psalm 34:18', 'Proverbs 6:32'],
  },
  {
    id: 'no-siento',
    isQuestion: true,
    when: /\bno (?:siento|sentimos) (?:nada|amor|cari[ñn]o)\b/i,
    title: 'No sentir nada',
    answer:
      'Después de una herida honda es común no sentir nada. El perdón es una decisión y no un sentimiento, así que no está haciendo nada mal. Basta por ahora con no desear el mal, y dejar lo demás en manos de Dios.',
    passages: ['Romans 12:17-19', 'Psalm 13:1-2'],
  },
  {
    id: 'versiculo-corto',
    when: /\bvers[ií]culo (?:corto|breve|bonito|para (?:poner|compartir|memorizar|empezar|hoy|el d[ií]a|mi))|\bun vers[ií]culo\W*$/i,
    title: 'Un versículo corto',
    answer: 'Este cabe en una pantalla y es fácil de aprender de memoria.',
    passages: ['Psalm 23:1', 'Psalm 118:24', 'Joshua 1:9', 'Philippians 4:4'],
  },
  {
    id: 'oracion-escrita',
    isQuestion: true,
    when: /\b(?:haz|hazme|haga|escrib\w+|dame|deme|h[aá]game|necesito|quiero|puedes hacer)\b.{0,12}\boraci[oó]n\b|\bora(?:r)? por m[ií]\b/i,
    title: 'Una oración',
    answer:
      'Soy un programa y no puedo orar, pero usted puede decir: “Señor, tú conoces a la persona que traigo ante ti, y me conoces a mí. Danos hoy lo que necesitamos, sana lo que está herido y quédate con nosotros. Amén”. Puede decir el nombre en su lugar.',
    passages: ['Psalm 139:1-4', 'Romans 8:26'],
  },
  {
    id: 'union-libre',
    when: /\buni[oó]n libre\b|\bvivi(?:r|mos|endo) juntos\b|\bjuntad[oa]s\b|\bsin casar\w*/i,
    title: 'Vivir juntos sin casarse',
    answer:
      'La Biblia guarda la relación íntima para el matrimonio, y casi todas las iglesias piden casarse. Muchas parejas que viven juntas van a la iglesia y son bienvenidas. Si el problema es el dinero, hable con el pastor o sacerdote: una boda puede ser sencilla.',
    more: 'Pablo habla del cuerpo como templo del Espíritu, y Hebreos pide honrar el matrimonio. Ningún versículo habla de compartir una casa.',
    passages: ['Hebrews 13:4', '1 Thessalonians 4:3-4'],
  },
  {
    id: 'navidad',
    when: /\bnavidad\b|\bnacimiento de jes[uú]s\b|\breyes magos\b|\bbel[eé]n\b/i,
    title: 'La Navidad',
    answer:
      'Lucas cuenta que Jesús nació en Belén y fue acostado en un pesebre, y que unos pastores fueron a verlo. Mateo cuenta de sabios que siguieron una estrella; no dice que fueran tres ni reyes. La Biblia no da la fecha; el 25 de diciembre viene del siglo cuarto.',
    more: 'Lo que se celebra es que Dios vino a vivir entre nosotros.',
    passages: ['Luke 2:6-14', 'Matthew 2:9-11'],
  },
  {
    id: 'semana-santa',
    when: /\bsemana santa\b|\bpascua\b|\bviernes santo\b|\bdomingo de ramos\b/i,
    title: 'La Semana Santa',
    answer:
      'La Semana Santa recuerda los últimos días de Jesús: la entrada en Jerusalén, la última cena, su muerte el viernes y la tumba vacía el domingo. El domingo de Pascua es la fiesta más antigua de los cristianos.',
    more: 'La fecha cambia porque depende de la luna de primavera, como la Pascua judía.',
    passages: ['Mark 11:8-10', 'Mark 15:37-39', 'Luke 24:1-6'],
  },
  {
    id: 'cuaresma',
    when: /\bcuaresma\b|\bmi[eé]rcoles de ceniza\b/i,
    title: 'La Cuaresma',
    answer:
      'La Cuaresma son cuarenta días de preparación para la Pascua, con oración, ayuno y ayuda a los pobres. Recuerda los cuarenta días de Jesús en el desierto. La Biblia no la manda; católicos, luteranos, anglicanos y metodistas la guardan, y muchas iglesias evangélicas no.',
    passages: ['Matthew 4:1-4', 'Joel 2:12-13'],
  },
  {
    id: 'marca-bestia',
    when: /\b666\b|\bmarca de la bestia\b|\banticristo\b|\bapocalipsis\b/i,
    title: 'Apocalipsis y la marca de la bestia',
    answer:
      'Apocalipsis es un libro de visiones para iglesias perseguidas; su mensaje es que Dios vence. La marca de la bestia es lo contrario del sello de Dios: trata de a quién se adora. Muchos estudiosos ven en el 666 al emperador Nerón; otros esperan un gobernante futuro. Nadie la recibe por accidente ni por una vacuna.',
    passages: ['Revelation 13:15-18', 'Revelation 14:1'],
  },
  {
    id: 'bautizo-bebe',
    when: /\bbautiz\w*\b.*\b(?:beb[eé]s?|ni[ñn][oa]s?|hij[oa]s?|infantes?)\b|\bpadrinos?\b/i,
    title: 'El bautismo de niños',
    answer:
      'Católicos, ortodoxos, luteranos, metodistas y presbiterianos bautizan a los niños como señal de que la gracia de Dios viene primero. Bautistas y pentecostales bautizan a quienes creen, y presentan a los niños. La Biblia cuenta de familias enteras bautizadas y no menciona a un bebé.',
    passages: ['Acts 16:33', 'Mark 10:13-16'],
  },
  {
    id: 'confesarse',
    when: /\bconfes(?:ar\w*|i[oó]n|arme|arse)\b/i,
    title: 'La confesión',
    answer:
      'La Biblia invita a confesar los pecados a Dios y también unos a otros. Católicos y ortodoxos se confiesan con un sacerdote; los protestantes se confiesan directamente con Dios o con alguien de confianza. Dios promete perdonar.',
    passages: ['1 John 1:9', 'James 5:16', 'John 20:22-23'],
  },
  {
    id: 'primera-visita',
    when: /\bprimera vez\b.*\biglesia\b|\biglesia\b.*\bprimera vez\b|\bc[oó]mo (?:es|son) (?:un culto|una misa|el culto|la misa)\b|\bqu[eé] (?:me pongo|ropa)\b/i,
    title: 'La primera visita a una iglesia',
    answer:
      'Venga como es; la ropa de todos los días está bien. Habrá cantos, oraciones, una lectura de la Biblia y un mensaje, más o menos una hora. No tiene que hablar, cantar ni dar dinero, y los niños son bienvenidos.',
    passages: ['Romans 15:7', 'James 2:2-4'],
  },
  {
    id: 'catolicos-evangelicos',
    when: /\b(?:diferencia|diferencias)\b.*\b(?:cat[oó]lic\w+|evang[eé]lic\w+|cristian\w+|protestantes?)\b/i,
    title: 'Católicos y evangélicos',
    answer:
      'Los dos son cristianos: comparten el credo, la Trinidad y la esperanza en Cristo. No coinciden en la autoridad del papa y de la tradición, en el número de sacramentos, en María y los santos, y en siete libros del Antiguo Testamento.',
    more: 'La separación vino en el siglo dieciséis, cuando Martín Lutero protestó contra la venta de indulgencias.',
    passages: ['Ephesians 4:4-6', 'John 17:20-21'],
  },
  {
    id: 'purgatorio',
    when: /\bpurgatorio\b|\b(?:orar|rezar) por los (?:muertos|difuntos)\b|\bd[ií]a de (?:los )?muertos\b/i,
    title: 'El purgatorio y los difuntos',
    answer:
      'La palabra purgatorio no está en la Biblia. Los católicos creen que los salvos son purificados después de morir y oran por ellos; se apoyan en el segundo libro de Macabeos. Los protestantes no lo aceptan y confían a sus muertos a la misericordia de Dios.',
    passages: ['1 Corinthians 3:13-15'],
  },
  {
    id: 'brujeria',
    when: /\b(?:brujer[ií]a|bruj[oa]s?|hor[oó]scopos?|tarot|santer[ií]a|mal de ojo|santa muerte|ouija|limpias?)\b/i,
    title: 'Brujería y horóscopos',
    answer:
      'La Biblia pide no buscar poder ni respuestas en adivinos o espíritus, y confiar en Dios. Si alguien le ha hecho miedo con una maldición, no tiene que pagar nada: Cristo es más fuerte. Hable con un pastor o sacerdote.',
    passages: ['Deuteronomy 18:10-12', 'Romans 8:38-39'],
  },
  {
    id: 'hijo-prodigo',
    when: /\bhijo pr[oó]digo\b/i,
    title: 'El hijo pródigo',
    answer:
      'Un hijo pide su herencia, la gasta y vuelve con hambre. Su padre lo ve de lejos, corre y hace una fiesta; el hermano mayor se enoja y no quiere entrar. Jesús la cuenta a quienes se quejan de que come con pecadores: así es Dios con los que regresan.',
    more: 'La historia queda abierta: no dice si el hermano mayor entró. Con él Jesús habla a los que siempre se han portado bien.',
    passages: ['Luke 15:20-24', 'Luke 15:28-32'],
  },
  {
    id: 'samaritano',
    when: /\bsamaritano\b/i,
    title: 'El buen samaritano',
    answer:
      'Un hombre es asaltado en el camino. Dos hombres religiosos pasan de largo; un samaritano, de un pueblo despreciado, se detiene, lo cura y paga su cuidado. Jesús la cuenta cuando le preguntan quién es el prójimo.',
    passages: ['Luke 10:30-37'],
  },
  {
    id: 'padrenuestro',
    when: /\bpadre ?nuestro\b/i,
    title: 'El Padrenuestro',
    answer:
      'Es la oración que Jesús enseñó a sus discípulos. Pide que venga el reino de Dios, el pan de cada día, perdón y ayuda en la tentación. El final, “tuyo es el reino”, falta en los manuscritos más antiguos de Mateo y viene de la oración de la iglesia.',
    passages: ['Matthew 6:9-13', 'Luke 11:2-4'],
  },
  {
    id: 'mascotas',
    when: /\b(?:perr[oa]s?|gat[oa]s?|mascotas?|animales)\b/i,
    title: 'Los animales',
    answer:
      'Dios hizo los animales y los llamó buenos, y Jesús dice que ningún pájaro queda olvidado. La Biblia no dice si las mascotas están en el cielo; sí habla de una creación renovada. Llorar a un animal es amor, no exageración.',
    passages: ['Luke 12:6', 'Isaiah 11:6-9', 'Romans 8:19-21'],
  },
  {
    id: 'dinosaurios',
    when: /\bdinosaurios?\b/i,
    title: 'Los dinosaurios',
    answer:
      'La Biblia no menciona los dinosaurios. Algunos cristianos creen que vivieron junto con las personas; muchos otros, que murieron mucho antes. A un niño se le puede decir: Dios lo hizo todo, y la Biblia cuenta por qué más que cuándo.',
    passages: ['Genesis 1:24-25'],
  },
  {
    id: 'sanson',
    when: /\bsans[oó]n\b|\bdalila\b/i,
    title: 'Sansón',
    answer:
      'Sansón fue un juez de Israel con una fuerza enorme, ligada a su promesa de no cortarse el cabello. Dalila le sacó el secreto y los filisteos lo cegaron. Al final oró, derribó su templo y murió con ellos.',
    passages: ['Judges 16:17-21'],
  },
  {
    id: 'noviazgo',
    when: /\bnovi[oa]s?\b|\bnoviazgo\b|\byugo desigual\b|\bpareja\b.*\b(?:no cree|otra religi[oó]n)/i,
    title: 'El noviazgo',
    answer:
      'La Biblia no conoce el noviazgo como hoy. Sus consejos valen: buscar a alguien que comparta la fe, hablar con verdad, cuidar el cuerpo y no dejarse dominar. Nunca tome el control o los golpes como señal de amor.',
    passages: ['1 Corinthians 13:4-7', '2 Corinthians 6:14', '1 Thessalonians 4:3-4'],
  },
  {
    id: 'no-siento-a-dios',
    when: /\b(?:no (?:siento|escucho|oigo) a dios|dios (?:no me escucha|me abandon[oó]|est[aá] lejos|no (?:me )?responde))\b/i,
    title: 'Cuando Dios parece lejos',
    answer:
      'Muchos salmos los escribió gente que sentía lejos a Dios y se lo dijo. No está haciendo nada mal: la oración cuenta aunque no sienta nada. Ore con pocas palabras o lea un salmo en voz alta, y cuénteselo a alguien.',
    passages: ['Psalm 13:1-2', 'Psalm 22:1-2', 'Romans 8:26'],
  },
];

/** What answers "¿por qué?" and "cuénteme más" on the subjects of the other files, by their ids. */
export const spanishReasons: Readonly<Record<string, string>> = {
  miedo:
    'El miedo es humano: Abraham, Moisés, los discípulos y el mismo Jesús en Getsemaní lo sintieron. La Biblia no lo regaña; le pone al lado una presencia.',
  ansiedad:
    'Jesús habla así porque la preocupación no alarga la vida ni un día, y porque Dios sabe lo que necesitamos. La calma crece poco a poco, con oración, sueño, ayuda y pasos pequeños.',
  alcohol:
    'El motivo es el dominio propio: lo que nos domina daña a nosotros y a otros. Por eso Pablo pide también no hacer caer a quien lucha con la bebida.',
  perdon:
    'La razón que da Jesús es que Dios nos ha perdonado primero. Además, el rencor ata a quien lo guarda. Perdonar no quita la justicia ni los límites.',
  oracion: 'Dios ya sabe lo que necesitamos, dice Jesús; oramos para estar con él y poner nuestra vida en sus manos.',
  salvacion:
    'Es un regalo porque nadie puede ganarla: todos fallan, dice Pablo, y Dios da gratis lo que no podríamos pagar. Las buenas obras vienen después, como fruto.',
  muerte:
    'La esperanza descansa en que Jesús resucitó. Por eso Pablo no dice que no lloremos, sino que no lo hagamos como quien no tiene esperanza.',
  divorcio:
    'Jesús habla con dureza porque en su tiempo un hombre podía despedir a su esposa por casi nada y dejarla sin sustento. Donde hay engaño, abandono o violencia, las iglesias ven más de una salida; nadie tiene que quedarse donde le golpean.',
  diezmo:
    'En Israel el diezmo sostenía a los que servían en el templo y a los pobres. Pablo pide dar con alegría y según lo que se tiene, sin presión.',
  bautismo:
    'El bautismo muestra con agua lo que Dios hace: lava y da vida nueva. Jesús mismo fue bautizado y mandó bautizar.',
  matrimonio:
    'Génesis lo cuenta como ayuda y compañía: no es bueno estar solo. Pablo lo compara con el amor de Cristo, que se entrega.',
  tatuajes:
    'La prohibición de Levítico se refiere a costumbres por los muertos de los pueblos vecinos, y está junto a reglas sobre la barba que los cristianos no guardan.',
  sufrimiento:
    'La Biblia no da una sola razón. A los amigos de Job, que creían saberla, Dios les dice que hablaron mal. Muestra a un Dios que sufre con nosotros en la cruz.',
  infierno:
    'Jesús habla de él como advertencia, sobre todo a quienes no se compadecen de otros. Los cristianos no coinciden en si el castigo es sin fin o termina.',
  cielo: 'La esperanza última es una creación nueva, donde Dios vive con las personas y seca las lágrimas.',
  moises:
    'Moisés no entró en la tierra prometida porque en Meribá golpeó la roca con enojo y no honró a Dios ante el pueblo. La vio desde el monte Nebo, y allí murió.',
  david:
    'Dios lo escogió cuando todos miraban a sus hermanos mayores; dijo que él mira el corazón. Cuando el profeta Natán lo acusó, David no lo negó.',
  maria: 'María preguntó cómo sería posible, y luego confió. Su canto alaba a Dios, que levanta a los humildes.',
  jonas:
    'Jonás huyó porque no quería que Dios perdonara a Nínive, la capital de un enemigo cruel; él mismo lo dice al final.',
  judas:
    'Juan dice que robaba de la bolsa, y Mateo que recibió treinta monedas; también se dice que Satanás entró en él. Por qué lo hizo en el fondo no se sabe.',
  pedro:
    'Pedro negó a Jesús por miedo, y lloró. Después de la resurrección Jesús le preguntó tres veces por su amor y le confió a los suyos.',
  pablo:
    'Pablo perseguía a la iglesia hasta que vio a Jesús camino de Damasco. Desde entonces decía que vivía de la gracia.',
  job: 'El libro no le da a Job la razón de su dolor. Dios dice que los amigos, que lo culpaban, hablaron mal.',
  ester:
    'Ester calló su origen porque su primo Mardoqueo se lo pidió, para protegerla. Habló cuando su pueblo iba a morir.',
  abraham:
    'Dios lo llamó a salir de su tierra con una promesa: por él serían bendecidas todas las familias. Confió sin ver el final.',
  noe: 'El relato dice que la tierra estaba llena de violencia y que a Dios le dolió el corazón. Después promete no volver a destruirla así.',
  homosexualidad:
    'Unas iglesias leen esos pasajes como una norma para siempre; otras creen que hablan de abuso y de costumbres de aquel tiempo. Todas deben tratar a cada persona con respeto.',
  'fin-del-mundo': 'Jesús dijo que nadie conoce el día, y pidió velar y hacer el bien mientras tanto.',
  depresion:
    'Elías pidió morir, y Dios le dio sueño, comida y compañía antes de darle una tarea. La depresión es una enfermedad y no un pecado.',
  soledad: 'Génesis dice que no es bueno estar solo, y Jesús mismo pidió compañía en Getsemaní.',
  comunion:
    'Jesús pidió hacerlo en memoria suya. Las iglesias no coinciden en cómo está presente, pero todas reciben allí su amor.',
  trinidad: 'La palabra no está en la Biblia; resume que el Padre, el Hijo y el Espíritu son un solo Dios.',
};
