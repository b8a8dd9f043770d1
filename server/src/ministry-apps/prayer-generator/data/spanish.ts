import type { Address } from './speech.ts';

/** One occasion of a Spanish prayer. Its lines name no one; each has two wordings where `|` divides them: one voice, and many. */
export interface SpanishOccasion {
  id: string;
  cue: RegExp;
  title: string;
  opening: string;
  asks: readonly string[];
  close: readonly string[];
  glad?: true;
}

/** What Spanish requests are about, thanks first: words of thanks decide what the rest is about. */
export const spanishOccasions: readonly SpanishOccasion[] = [
  {
    id: 'gracias',
    cue: /\b(?:gracias a dios|dar gracias|damos gracias|doy gracias|te doy gracias|agradec\w+|bendito sea|gloria a dios)/i,
    title: 'Con gratitud',
    glad: true,
    opening: 'todo lo bueno viene de ti, y hoy se nota',
    asks: [
      'Gracias. Lo digo con toda el alma.|Gracias. Lo decimos con toda el alma.',
      'Gracias por lo que esperamos tanto tiempo y por fin llegó.',
      'Gracias por cada persona que ayudó y oró en el camino.',
      'Gracias por tu paciencia con nosotros en los años difíciles.',
      'Que esta alegría dure más que el día de hoy.',
      'Que no se me olvide lo que hiciste, cuando venga un día más duro.|Que no se nos olvide lo que hiciste, cuando venga un día más duro.',
      'Acuérdate de los que todavía esperan. Que pronto les toque a ellos.',
      'Hazme generoso con lo que he recibido.|Haznos generosos con lo que hemos recibido.',
    ],
    close: ['Eres bueno, y tu misericordia es para siempre.', 'A ti sea la gloria, hoy y siempre.'],
  },
  {
    id: 'enfermedad',
    cue: /\b(?:enferm\w+|hospital\w*|c[aá]ncer|quimio\w*|diabet\w+|fiebre|tumor|dolor\w*|doctor\w*|m[eé]dic[oa]s?|terapia intensiva|presi[oó]n|ri[ñn]on\w*|(?:del|al|mal de|problemas? de) coraz[oó]n|pulm[oó]n\w*|an[aá]lisis|biopsia|infecci[oó]n|salud|alivi\w+|derrame|di[aá]lisis)/i,
    title: 'Por la salud',
    opening: 'tú hiciste el cuerpo y conoces cada dolor',
    asks: [
      'Te pido claramente: sana.|Te pedimos claramente: sana.',
      'Quita el dolor, y da descanso por la noche.',
      'Da sabiduría a los doctores y buenas manos a las enfermeras.',
      'Abre la puerta del tratamiento que hace falta, y el corazón para aceptarlo.',
      'Quita el miedo, y pon en su lugar tu paz.',
      'Acompaña a quien está en cama, y a quien está lejos y no puede ir.',
      'Da fuerza a los que cuidan, para que no se les acabe el cariño.',
      'Que las noticias sean buenas; y si tardan, danos paciencia.',
      'Que nadie sufra a solas.',
    ],
    close: [
      'En tus manos está la vida. Ahí la dejo, con confianza.|En tus manos está la vida. Ahí la dejamos, con confianza.',
      'Tú no te cansas ni te duermes. Quédate junto a esa cama.',
    ],
  },
  {
    id: 'operacion',
    cue: /\b(?:operan?|operar\w*|operaci[oó]n|cirug[ií]a|quir[oó]fano|marcapasos|ves[ií]cula|ces[aá]rea)/i,
    title: 'Antes de una operación',
    opening: 'tú entras a donde nosotros no podemos entrar',
    asks: [
      'Guía las manos de los cirujanos, y dales una mente descansada.',
      'Que todo salga bien en la operación, y que el despertar sea tranquilo.',
      'Quita el miedo de la noche anterior.',
      'Cuida de toda infección y de toda complicación.',
      'Acompaña a los que esperan afuera, con el teléfono en la mano.',
      'Que la recuperación sea segura, y que haya quien ayude en la casa.',
    ],
    close: ['En tus manos, que hicieron nuestras manos, queda todo.', 'Tú estás despierto cuando nosotros dormimos.'],
  },
  {
    id: 'duelo',
    cue: /\b(?:muri[oó]|fallec\w+|velorio|funeral|entierro|luto|duelo|difunt\w+|perd[ií] a mi|perdimos a|se nos fue|partida de)/i,
    title: 'En el duelo',
    opening: 'tú estás cerca de los que tienen el corazón roto',
    asks: [
      'Recibe en tu misericordia a quien hemos perdido.',
      'Consuela a cada uno de los que lloran, cada quien a su manera.',
      'Que las lágrimas alivien, y que los recuerdos sean un regalo.',
      'Quédate en la casa cuando ya se fueron todos.',
      'Perdona lo que quedó sin decir.',
      'Que el dolor no nos separe; que nos acerque.',
      'Da fuerza para mañana, y para la semana que viene.',
    ],
    close: [
      'El amor no se acaba con la muerte. De eso me sostengo.|El amor no se acaba con la muerte. De eso nos sostenemos.',
      'Contigo nadie se pierde.',
    ],
  },
  {
    id: 'entrevista',
    cue: /\b(?:entrevista|puesto)\b/i,
    title: 'Antes de una entrevista',
    opening: 'tú abres puertas que nadie puede cerrar',
    asks: [
      'Da calma y palabras claras en la entrevista, y que den el puesto.',
      'Quita los nervios, y pon confianza.',
      'Que quien pregunta sea justo y vea lo bueno.',
      'Que el trabajo sea honrado y el pago alcance.',
      'Y si la respuesta es no, que no se apague la esperanza.',
    ],
    close: [
      'Mañana tú llegas primero. Voy contigo.|Mañana tú llegas primero. Vamos contigo.',
      'En tus manos está la puerta.',
    ],
  },
  {
    id: 'trabajo',
    cue: /\b(?:trabajo|chamba|empleo|patr[oó]n|jef[ea]|despid\w+|corrieron|construcci[oó]n|turno|sueldo|jale)/i,
    title: 'Por el trabajo',
    opening: 'tú trabajaste con tus manos y sabes lo que cuesta el pan',
    asks: [
      'Abre una puerta de trabajo honrado, y que sea pronto.',
      'Que el pago sea justo, y el trato también.',
      'Provee lo necesario mientras tanto: la renta, la comida, la luz.',
      'Quita los nervios, y pon confianza.',
      'Cuida de todo accidente y de toda injusticia.',
      'Que nadie en esta casa se sienta menos por no tener trabajo.',
    ],
    close: [
      'Danos hoy nuestro pan de cada día. Mañana te lo volvemos a pedir.',
      'Tú abres puertas que nadie puede cerrar.',
    ],
  },
  {
    id: 'dinero',
    cue: /\b(?:renta|deudas?|dinero|biles|cuentas|pagar|luz|desaloj\w+|comida|pr[eé]stamo|no alcanza|hipoteca)/i,
    title: 'Cuando no alcanza',
    opening: 'tú das de comer a las aves y sabes lo que nos falta',
    asks: [
      'Provee lo que hace falta para la renta y las cuentas.',
      'Que alcance la comida, y que sobre un plato para otro.',
      'Muestra un camino para salir de las deudas, paso por paso.',
      'Quita la angustia de las noches en que se hacen cuentas.',
      'Pon en el camino a alguien que ayude sin humillar.',
      'Que no nos peleemos por el dinero.',
    ],
    close: ['Danos hoy nuestro pan de cada día.', 'Hasta aquí nos has ayudado. Confiamos en ti.'],
  },
  {
    id: 'familia',
    cue: /\b(?:no se hablan|peleados?|pelea\w*|pleito\w*|distanciad\w+|reconcili\w+|matrimonio|divorci\w+|separ(?:ar|aci[oó]n|ados)|discut\w+|suegra|cu[ñn]ad[oa])/i,
    title: 'Por la paz en la familia',
    opening: 'tú nos hiciste familia y conoces a cada uno por dentro',
    asks: [
      'Pon paz donde hay silencio o pleito.',
      'Ablanda los corazones, el mío primero.|Ablanda los corazones, los nuestros primero.',
      'Que alguien encuentre la primera palabra, y que sea buena.',
      'Sana lo que duele de años atrás.',
      'Cuida a los niños de lo que no les toca cargar.',
      'Que volvamos a sentarnos a la misma mesa.',
      'Da verdad, y dala con cariño.',
    ],
    close: [
      'No puedo cambiar a nadie. A todos los pongo en tus manos.|No podemos cambiar a nadie. A todos los ponemos en tus manos.',
      'Que el amor tenga la última palabra.',
    ],
  },
  {
    id: 'hijos',
    cue: /\b(?:mis? hij[oa]s? (?:[A-ZÁÉÍÓÚÑ]\S+ )?(?:que )?(?:no|anda\b|se fue\b|toma\b|usa|est[aá] en)|adolescente|malas? (?:compa[ñn][ií]as?|amistades)|rebelde|en la calle|pandilla)/i,
    title: 'Por los hijos',
    opening: 'tú quieres a nuestros hijos más que nosotros',
    asks: [
      'Guárdalos de todo mal, de día y de noche.',
      'Aléjalos de lo que les hace daño, y pon buenas amistades en su camino.',
      'Que no cierren la puerta de la casa ni la del corazón.',
      'Dame paciencia para escuchar antes de regañar.|Danos paciencia para escuchar antes de regañar.',
      'Que sepan que aquí siempre hay un plato y un abrazo.',
      'Hazlos volver, Señor, y que sea pronto.',
    ],
    close: [
      'Son tuyos antes que nuestros. En ti los dejamos.',
      'Tú los ves donde yo no los veo.|Tú los ves donde nosotros no los vemos.',
    ],
  },
  {
    id: 'soledad',
    cue: /\b(?:sol[oa](?: desde)?\b(?! con\b)|soledad|nadie me|casa (?:est[aá] )?callada|extra[ñn]o|lejos de mi (?:tierra|familia|pa[ií]s))/i,
    title: 'En la soledad',
    opening: 'tú prometiste estar con nosotros todos los días',
    asks: [
      'Siéntate conmigo en esta casa callada.|Siéntate con nosotros en esta casa callada.',
      'Manda compañía: una visita, una llamada, una amistad nueva.',
      'Cuida a los que se fueron lejos, y que no se olviden de llamar.',
      'Llena las horas vacías con algo bueno que hacer por alguien.',
      'Quita la tristeza de la tarde, que es la más larga.',
      'Que en la iglesia haya un lugar y una silla guardada.',
    ],
    close: [
      'No estoy a solas, porque tú estás.|No estamos a solas, porque tú estás.',
      'Quédate, Señor, que ya es tarde.',
    ],
  },
  {
    id: 'papeles',
    cue: /\b(?:papeles|migraci[oó]n|inmigra\w+|deport\w+|visa|asilo|frontera|residencia|ciudadan[ií]a|green card|la migra)/i,
    title: 'Por los papeles y la familia',
    opening: 'tú caminas con los que van de camino y amas al extranjero',
    asks: [
      'Que los papeles lleguen, y que la respuesta sea buena.',
      'Mantén unida a la familia.',
      'Da a los jueces y oficiales un corazón que vea personas.',
      'Manda un abogado honrado, de los que contestan el teléfono.',
      'Quita el miedo cada vez que tocan a la puerta.',
      'Cuida a los que van cruzando, y a los que esperan noticias.',
      'Consuela a los padres que envejecen lejos.',
    ],
    close: ['Para ti nadie es extranjero. En eso descansamos.', 'Tú vas con nosotros a los dos lados de la frontera.'],
  },
  {
    id: 'miedo',
    cue: /\b(?:ansiedad|miedo|nervios\w*|angusti\w+|preocup\w+|no duermo|no puedo dormir|depresi[oó]n|desesper\w+|estr[eé]s|triste\w*|ataques?)/i,
    title: 'Cuando hay miedo',
    opening: 'tú no te asustas de lo que me asusta',
    asks: [
      'Calma mi mente, un pensamiento a la vez.|Calma nuestra mente, un pensamiento a la vez.',
      'Dame sueño esta noche, y un despertar con fuerzas.|Danos sueño esta noche, y un despertar con fuerzas.',
      'Pon paz donde hay nervios, y aire donde hay un nudo.',
      'Manda a alguien con quien hablar sin vergüenza.',
      'Bendice a doctores y consejeros, y que la ayuda llegue a tiempo.',
      'Muéstrame el siguiente paso, nada más.|Muéstranos el siguiente paso, nada más.',
    ],
    close: [
      'Contigo puedo respirar. Quédate aquí.|Contigo podemos respirar. Quédate aquí.',
      'Mañana es tuyo. Hoy también.',
    ],
  },
  {
    id: 'perdon',
    cue: /\b(?:perd[oó]n\w*|pecado|le ment[ií]|enga[ñn][eé]|infiel|me arrepiento|culpa|robé|le fall[eé])/i,
    title: 'Para pedir perdón',
    opening: 'tú recibes al que vuelve a casa',
    asks: [
      'Perdóname. Tú sabes lo que hice, y no lo escondo.|Perdónanos. Tú sabes lo que hicimos, y no lo escondemos.',
      'Consuela a quien lastimé.|Consuela a quienes lastimamos.',
      'Dame valor para decir la verdad y pedir perdón sin excusas.|Danos valor para decir la verdad y pedir perdón sin excusas.',
      'Enséñame a reparar lo que se puede reparar.|Enséñanos a reparar lo que se puede reparar.',
      'Líbrame de volver a lo mismo.|Líbranos de volver a lo mismo.',
    ],
    close: [
      'Tu misericordia es nueva cada mañana.',
      'Crea en mí un corazón limpio.|Crea en nosotros un corazón limpio.',
    ],
  },
  {
    id: 'adiccion',
    cue: /\b(?:alcohol\w*|borrach\w+|tom(?:a|ando|aba) (?:mucho|cada|otra vez)|drogas?|recay\w+|vicio|anexo|sobri\w+)/i,
    title: 'Por libertad del vicio',
    opening: 'tú rompes cadenas que nosotros no podemos romper',
    asks: [
      'Rompe la fuerza del vicio, hoy, y mañana otra vez.',
      'Guarda la vida de quien está en peligro.',
      'Pon cerca a quien ya salió y sabe el camino.',
      'Da a la familia paciencia, y también límites sanos.',
      'Que la vergüenza no le gane a la esperanza.',
      'Un día a la vez, Señor; que hoy sea uno bueno.',
    ],
    close: ['Un día está en nuestras manos, y lo ponemos en las tuyas.', 'Tú no te cansas de empezar de nuevo.'],
  },
  {
    id: 'bebe',
    cue: /\b(?:embaraz\w+|beb[eé]|naci[oó]|parto|dar a luz|reci[eé]n nacid\w+|bautiz\w+|quincea[ñn]er\w*|xv a[ñn]os)/i,
    title: 'Por una vida nueva',
    opening: 'tú conoces a cada criatura antes de que nazca',
    asks: [
      'Cuida a esta criatura y a su mamá.',
      'Da salud, buen crecimiento y noches tranquilas.',
      'Que crezca rodeada de gente que cumple su palabra.',
      'Da a los padres paciencia y alegría.',
      'Quita el miedo, y deja el gozo.',
    ],
    close: ['La vida viene de ti. Con las manos abiertas la recibimos.', 'Bendice esta vida todos los días.'],
  },
];

/** For a text with another subject: nothing is guessed. */
export const spanishGeneral: SpanishOccasion = {
  id: 'general',
  cue: /./,
  title: 'Una oración con sus propias palabras',
  opening: 'tú escuchas lo que se dice y lo que no se alcanza a decir',
  asks: [
    'Acompaña a todos los que son parte de esto.',
    'Da lo que más hace falta, y dalo a tiempo.',
    'Donde haya necesidad, manda ayuda; donde haya tristeza, consuelo; donde haya alegría, cuídala.',
    'Danos sabiduría para el siguiente paso.',
    'Da descanso a quien está cansado, y paz a quien está inquieto.',
    'Pon buena gente en el camino.',
    'Que nadie cargue con esto a solas.',
    'Da fuerza para hoy, y para mañana cuando llegue.',
    'Escucha también lo que no supe decir.|Escucha también lo que no supimos decir.',
    'Que tu amor llegue a cada persona en la que pienso.|Que tu amor llegue a cada persona en la que pensamos.',
    'Acuérdate de los que no tienen quien ore por ellos.',
    'Bendice a los que ayudan sin que nadie los vea.',
  ],
  close: ['En tus manos lo dejo.|En tus manos lo dejamos.', 'Pase lo que pase, quédate cerca.'],
};

export const spanishAddresses: { readonly [address in Address]: string } = {
  God: 'Dios de misericordia',
  Father: 'Padre bueno',
  Lord: 'Señor',
  Jesus: 'Señor Jesús',
  Spirit: 'Espíritu Santo',
  Trinity: 'Padre, Hijo y Espíritu Santo',
};

export const spanishEndings = {
  'through-christ': 'Por Jesucristo nuestro Señor. Amén.',
  'in-jesus-name': 'En el nombre de Jesús. Amén.',
  trinity: 'En el nombre del Padre, y del Hijo, y del Espíritu Santo. Amén.',
  amen: 'Amén.',
} as const;

/** Family words before a name. */
export const spanishRelations =
  '(?:dos |tres |cuatro )?(?:mamá|mama|papá|papa|madre|padre|hij[oa]s?|herman[oa]s?|abuel[oa]s?|abuelit[oa]s?|tata|nana|espos[oa]|marido|mujer|novi[oa]|t[ií][oa]s?|prim[oa]s?|sobrin[oa]s?|niet[oa]s?|suegr[oa]s?|cu[ñn]ad[oa]s?|amig[oa]s?|vecin[oa]s?|comadre|compadre|beb[eé]|ni[ñn][oa]s?|pastor|familia|padres|perr(?:o|ito|ita|a)|gat(?:o|ito|ita|a))';
