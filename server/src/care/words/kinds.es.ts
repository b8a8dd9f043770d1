import type { CareWords } from './care-words.ts';

/** What the helplines table confirms of Spanish is said, and nothing more is promised. */
export const kindsEs: CareWords['kinds'] = {
  poison: {
    title: 'Por favor, pida ayuda ahora mismo.',
    help: {
      self: 'Llame al 911 ahora, aunque se sienta bien. Solo si fue un accidente y se siente bien, llame en su lugar a la línea de ayuda por envenenamiento (Poison Control); no espere a ver qué pasa. También puede llamar al 988 y oprimir 2 para español.',
      other:
        'Llame al 911 ahora si se desmayó, tiene convulsiones, tiene mucho sueño o cuesta despertarle, o le falta el aire, o si quería morir. Si no, llame enseguida a la línea de ayuda por envenenamiento (Poison Control), aunque parezca estar bien.',
    },
    also: 'Si alguien tragó algo dañino o tomó demasiado, llame primero al 911 o a la línea de ayuda por envenenamiento.',
    words: {
      self: 'Por favor, haga la llamada antes que nada. Su vida importa, y cuanto antes llame, más pueden hacer.',
      other: 'Por favor, haga la llamada antes de seguir leyendo. Cuanto antes llame, más pueden hacer.',
    },
    safe: {
      self: '¿Hay alguien con usted? Quite el seguro de la puerta, dígale a la persona más cercana qué tomó y guarde el envase para quienes le ayuden.',
      other:
        '¿Hay alguien con esa persona? No la deje sola. No le provoque el vómito si no se lo piden en el 911 o en la línea de ayuda, y guarde el envase para quienes ayuden.',
    },
    next: {
      self: 'Llame ahora y diga: “Tomé algo y necesito ayuda”.',
      other: 'Llame ahora y diga qué fue, cuánto y cuándo, hasta donde sepa.',
    },
  },
  suicide: {
    help: {
      self: 'Si ya tomó algo o ya se hizo daño, llame al 911 ahora, aunque se sienta bien. Si siente que puede quitarse la vida, llame al 911 y no se quede a solas. A cualquier hora puede llamar al 988 y oprimir 2 para español, o enviar AYUDA por mensaje de texto al 988. Es gratis y le responde una persona.',
      other:
        'Si está en un lugar peligroso, tiene un arma, tomó algo o no contesta, llame al 911 ahora, aunque le haya pedido que no lo haga. A cualquier hora puede llamar al 988 y oprimir 2 para español, o enviar AYUDA por mensaje de texto al 988, también para preguntar qué puede hacer usted. Es gratis y le responde una persona.',
    },
    also: 'Si hay pensamientos de suicidio, llame al 988 y oprima 2 para español, a cualquier hora.',
    words: {
      self: 'Siento mucho que le duela tanto. Su vida importa, y no tiene que pasar por esto a solas.',
      other: 'Da miedo oír eso de alguien que uno quiere. Hace bien en tomarlo en serio.',
    },
    safe: {
      self: '¿Está a salvo en este momento? ¿Quién podría venir a estar con usted? Aléjese de todo lo que podría usar para hacerse daño.',
      other:
        '¿Está a salvo esa persona en este momento? Que alguien se quede a su lado y quite de su alcance todo lo que podría usar para hacerse daño.',
    },
    next: {
      self: 'Llame ahora al 988 y oprima 2, o vaya con una persona y dígale: “No debo quedarme a solas. Por favor, quédate conmigo”.',
      other:
        'Si corre peligro ahora, llame primero al 911. Si no, pregúntele claramente: “¿Estás pensando en quitarte la vida?”. Preguntar no le da la idea. Después llamen juntos al 988 y opriman 2.',
    },
  },
  medical: {
    title: 'Por favor, llame al 911 ahora.',
    help: 'Llame al 911 ahora y diga qué está pasando. La persona que contesta le dirá qué hacer hasta que llegue la ayuda. No espere a ver si se le pasa.',
    also: 'Si alguien tiene una herida grave, no puede respirar o no despierta, llame al 911.',
    words: 'Esto puede ser una emergencia médica. Una página no puede saberlo; la persona del 911, sí.',
    safe: '¿Hay alguien con usted? Pídale que se quede, que quite el seguro de la puerta y que salga a recibir a la ambulancia.',
    next: 'Llame al 911, diga primero dónde está y no cuelgue.',
  },
  threat: {
    help: {
      self: 'Si usted puede hacerle daño a alguien, llame al 911 ahora, o aléjese de esa persona y llame al 988 y oprima 2 para español. Es gratis a cualquier hora y le responde una persona.',
      other:
        'Si alguien puede hacerle daño a otra persona, llame al 911 ahora y diga quién, a quién, dónde y cuándo. No hace falta tener certeza.',
    },
    also: 'Si alguien puede hacerle daño a otra persona, llame al 911.',
    words: {
      self: 'Contárselo a alguien es lo correcto. Un sentimiento así de fuerte pasa, y no tiene que enfrentarlo a solas.',
      other: 'Hace bien en tomarlo en serio. Avisar a quien puede actuar no es traicionar; puede salvar una vida.',
    },
    safe: {
      self: '¿Está en un lugar seguro, lejos de esa persona? Salga del cuarto o de la casa, no lleve ningún arma y pida a alguien más que le acompañe. Si es un bebé o un niño pequeño: acuéstelo boca arriba en la cuna, cierre la puerta, quédese en la casa y pida a alguien que venga.',
      other: '¿Está usted a salvo en este momento? ¿Y la otra persona? No trate de impedirlo sin ayuda.',
    },
    next: {
      self: 'Llame al 988, oprima 2 y diga: “Tengo miedo de hacerle daño a alguien”.',
      other: 'Llame al 911. Si puede hacerlo sin peligro, avise a la persona amenazada.',
    },
  },
  'abuse-child': {
    help: {
      self: 'Si corre peligro ahora, llame al 911. A cualquier hora puede llamar o escribir a Childhelp, la línea contra el maltrato infantil. No hace falta tener certeza: ahí le ayudan a decidir qué hacer.',
      other:
        'Si un niño o una niña corre peligro ahora, tiene heridas, mucho sueño o cuesta despertarle, llame al 911. No hace falta tener certeza para llamar a Childhelp: ahí le ayudan a decidir qué hacer.',
    },
    also: 'Si le hacen daño a un niño o a una niña, llame al 911, o a Childhelp a cualquier hora.',
    words: {
      self: 'Qué bueno que lo dijo. Usted no tiene la culpa, y hace bien en contárselo a un adulto de confianza.',
      other: 'Hace bien en decirlo. Un niño al que le hacen daño necesita a alguien de fuera que haga algo.',
    },
    safe: {
      self: '¿Está a salvo en este momento? ¿Qué adulto que no tenga que ver con esto podría estar con usted: una maestra, la enfermera de la escuela, los papás de un amigo?',
      other:
        '¿Está a salvo el niño o la niña en este momento, lejos de quien le hace daño? Quédese cerca si puede. Créale, y deje las preguntas a quienes saben hacerlas.',
    },
    next: {
      self: 'Cuénteselo hoy a un adulto de confianza, aunque le hayan pedido guardar el secreto. Si esa persona no le ayuda, cuénteselo a otra.',
      other:
        'Llame a Childhelp, o al 911 si está ocurriendo ahora. No enfrente antes a esa persona; eso puede poner al niño en más peligro. Si es menor de 18 años, no tiene que cargar con esto: cuénteselo hoy a un adulto de confianza, aunque haya prometido no decirlo.',
    },
  },
  'sexual-assault': {
    help: {
      self: 'Usted no tiene la culpa de lo que le hicieron. Si ahora no está a salvo, llame al 911. RAINN puede conectarle con ayuda cerca de usted, y en un hospital le pueden atender. Lo demás lo decide usted.',
      other:
        'Lo que le hicieron a esa persona no fue culpa suya. Si ahora no está a salvo, llame al 911. RAINN puede conectarle con ayuda cerca de usted, y en un hospital la pueden atender. Lo demás lo decide ella.',
    },
    also: 'Por una agresión sexual, RAINN responde a cualquier hora.',
    words: {
      self: 'Siento mucho lo que le hicieron. No le debe explicaciones a nadie, y nunca es tarde para pedir ayuda.',
      other: 'Esa persona necesita que le crean, y usted puede hacerlo. Deje que decida qué pasa después.',
    },
    safe: {
      self: '¿Está a salvo donde está en este momento? ¿Quién le va a creer y podría venir a quedarse con usted?',
      other: '¿Está a salvo esa persona donde está en este momento? Pregúntele a quién quiere a su lado.',
    },
    next: {
      self: 'Llame a RAINN, o cuénteselo a alguien de confianza. Si pasó en los últimos días, pídale que le acompañe pronto a un hospital: algunos cuidados solo sirven al principio.',
      other: 'Ofrézcale llamar juntos a RAINN, o acompañarle a un hospital.',
    },
  },
  'abuse-adult': {
    help: {
      self: 'Usted no tiene la culpa de lo que le hacen. Si corre peligro ahora, o si hay un arma o una amenaza de muerte, llame al 911 o salga en cuanto pueda hacerlo sin peligro. Si no puede hablar, envíe un mensaje de texto al 911; si no contestan, llame y deje la línea abierta. En la línea contra la violencia doméstica contestan de día y de noche y le ayudan a hacer un plan para estar a salvo; lo demás puede esperar. Si alguien puede revisar este teléfono o computadora, use otro y borre esta página del historial.',
      other:
        'Esa persona no tiene la culpa de lo que le hacen. Si corre peligro ahora, llame al 911. En la línea contra la violencia doméstica contestan de día y de noche, y también ayudan a familiares y amigos.',
    },
    also: 'Por violencia en la casa, la línea contra la violencia doméstica contesta de día y de noche.',
    words: {
      self: 'Lo que le hacen está mal, y Dios no le pide que lo aguante. Usted merece vivir a salvo.',
      other:
        'Esa persona necesita que le crean, y usted puede hacerlo. Irse puede ser un momento peligroso; que le ayuden a planearlo.',
    },
    safe: {
      self: '¿Está a salvo en este momento? ¿A casa de quién podría ir, o quién podría venir a estar con usted? Si le apretaron el cuello, le golpearon la cabeza o le duele al respirar, vaya hoy al médico aunque parezca que ya pasó.',
      other: '¿Está a salvo esa persona en este momento? ¿Hay niños en la casa? ¿Quién podría recibirlos?',
    },
    next: {
      self: 'Llame a la línea desde un teléfono que nadie revise y pida ayuda para hacer un plan de seguridad.',
      other: 'Llame usted a la línea y pregunte cómo ayudar sin aumentar el peligro.',
    },
  },
  trafficking: {
    help: {
      self: 'Si alguien no le deja irse, o le obliga a trabajar o a tener relaciones, y corre peligro ahora, llame al 911. La línea contra la trata es confidencial y atiende en muchos idiomas. Le piden permiso antes de avisar a las autoridades, salvo si hay abuso de un menor o un peligro inmediato. Si alguien revisa su teléfono, use otro.',
      other:
        'Si esa persona corre peligro ahora, llame al 911. La línea contra la trata es confidencial y atiende en muchos idiomas. Piden permiso antes de avisar a las autoridades, salvo si hay abuso de un menor o un peligro inmediato.',
    },
    also: 'Si alguien no puede irse o trabaja por la fuerza, la línea contra la trata responde a cualquier hora.',
    words: {
      self: 'Lo que le obligaron a hacer no es vergüenza suya. Ninguna deuda le da a nadie el derecho de retenerle.',
      other: 'Lo que usted notó importa. Quien vive bajo el control de otro muchas veces no puede pedir ayuda.',
    },
    safe: {
      self: '¿Puede leer esto sin peligro en este momento? ¿Quién que no tenga que ver con esto podría estar con usted: una enfermera, una maestra, alguien de una iglesia?',
      other:
        '¿Están a salvo los dos en este momento? No enfrente a quien controla a esa persona ni trate de liberarla sin ayuda.',
    },
    next: {
      self: 'Llame o escriba a la línea cuando nadie le vea, y diga solo lo que pueda decir sin peligro.',
      other: 'Llame a la línea y cuente lo que vio.',
    },
  },
  'elder-abuse': {
    help: {
      self: 'Si corre peligro ahora, llame al 911. De lunes a viernes, Eldercare Locator le dice a quién llamar en su zona. No necesita pruebas para preguntar.',
      other:
        'Si una persona mayor corre peligro ahora, llame al 911. De lunes a viernes, Eldercare Locator le dice a quién llamar en su zona. No necesita pruebas para preguntar.',
    },
    also: 'Si le hacen daño a una persona mayor, Eldercare Locator le dice a quién llamar.',
    words: {
      self: 'Usted no hizo nada para merecer esto. Necesitar cuidados no le da a nadie el derecho de lastimarle ni de quitarle su dinero.',
      other: 'Hace bien en decirlo. Muchas veces una persona mayor no puede, por miedo a perder el cuidado o la casa.',
    },
    safe: {
      self: '¿Está a salvo en este momento? ¿Quién podría venir a acompañarle, o llevarle a su casa?',
      other: '¿Está a salvo esa persona en este momento? ¿Quién podría estar con ella que no sea quien le preocupa?',
    },
    next: {
      self: 'Llame a una persona de confianza y pídale que llame con usted a Eldercare Locator.',
      other:
        'Llame a Eldercare Locator. No entre sin compañía si está ahí quien le da miedo; si oye que lastiman a alguien, llame al 911.',
    },
  },
  perinatal: {
    help: {
      self: 'Si cree que tiene que hacerle daño al bebé o hacerse daño, ponga al bebé en brazos de otra persona y llame al 911 ahora: es una enfermedad que se puede tratar. Si teme por su vida o por la del bebé, llame al 988 y oprima 2 para español. La línea de salud mental materna atiende llamadas y mensajes de texto a cualquier hora, también en español. Muchas madres y muchos padres pasan por esto en el embarazo o después del parto, y con ayuda mejora.',
      other:
        'Si cree que tiene que hacerle daño al bebé o hacerse daño, quédese con los dos y llame al 911 ahora: es una enfermedad que se puede tratar. Si teme por la vida de esa persona o la del bebé, llame al 988 y oprima 2 para español. La línea de salud mental materna atiende llamadas y mensajes de texto a cualquier hora, también en español. Muchas madres y muchos padres pasan por esto en el embarazo o después del parto, y con ayuda mejora.',
    },
    also: 'Alrededor de un parto, la línea de salud mental materna atiende a cualquier hora, también en español.',
    words: {
      self: 'Pensamientos así asustan, y tenerlos no le hace mala madre ni mal padre. Son una razón para pedir ayuda hoy.',
      other: 'Esto necesita ayuda hoy, y no es culpa de nadie. Usted puede hacer la primera llamada.',
    },
    safe: {
      self: '¿Están a salvo usted y el bebé en este momento? Si teme lo que podría hacer, acueste al bebé en la cuna, cierre la puerta y pida a alguien que venga a acompañarle.',
      other:
        '¿Están a salvo esa persona y el bebé en este momento? Alguien debe quedarse con los dos hasta que llegue la ayuda.',
    },
    next: {
      self: 'Llame o escriba a la línea materna, o llame al 988 y oprima 2, y cuéntele hoy todo a su doctor o partera.',
      other: 'Llamen juntos a la línea materna, y cuide usted al bebé mientras habla.',
    },
  },
  substance: {
    help: {
      self: 'Si tomó más de lo acostumbrado, o siente mucho sueño o le falta el aire, llame al 911 ahora y no se quede a solas. Llame al 911 también si al dejar el alcohol o las drogas tiembla, ve cosas que no están o tiene convulsiones. La línea de SAMHSA es gratuita y confidencial, a cualquier hora, en inglés y en español.',
      other:
        'Llame al 911 si tiene mucho sueño, no despierta o respira despacio, o si al dejar el alcohol o las drogas tiembla, ve cosas que no están o tiene convulsiones. La línea de SAMHSA es gratuita y confidencial, a cualquier hora, en inglés y en español.',
    },
    also: 'Para ayuda con el alcohol o las drogas, la línea de SAMHSA es gratuita y confidencial a cualquier hora.',
    words: {
      self: 'Lo dijo, y para eso hace falta valor. Una recaída o una mala noche no cierra el camino de regreso.',
      other:
        'Usted no puede llevar esto por otra persona, y no tiene que llevarlo sin ayuda. En esta línea también ayudan a las familias.',
    },
    safe: {
      self: '¿Está a salvo en este momento? ¿Quién que no esté consumiendo podría quedarse con usted?',
      other:
        '¿Está a salvo esa persona en este momento, y hay alguien con ella? Si no despierta, llame al 911 antes que nada.',
    },
    next: {
      self: 'Si tomó más de lo acostumbrado, llame primero al 911. Si no, llame a la línea de SAMHSA, o llame a alguien que no consuma y dígale: “Necesito que vengas”.',
      other: 'Llame a la línea de SAMHSA y pregunte qué puede hacer hoy.',
    },
  },
  scam: {
    title: 'Deténgase antes de pagar o de dar algún dato.',
    help: 'Cuelgue, y no vuelva a contestarles. No pague, no dé ningún código y no deje que nadie entre a su teléfono o computadora. Ninguna empresa u oficina honesta pide que le paguen con tarjetas de regalo o Bitcoin. Si ya envió algo, llame ahora a su banco al número de su tarjeta, o a la empresa de la tarjeta de regalo. Caer en un engaño no es ninguna vergüenza.',
    also: 'Si alguien le presiona para pagar, cuelgue y llame a su banco al número de su tarjeta.',
    words:
      'Esto tiene señales de estafa, y las estafas engañan todos los días a gente cuidadosa. Hizo bien en detenerse a preguntar.',
    safe: '¿Esa persona sigue en el teléfono o en su computadora? Copie estos números en papel, apague la computadora y pida a un familiar o amigo que le acompañe antes de hacer otra cosa.',
    next: 'Llame a su banco, o a un familiar al número que usted ya tiene, y cuéntele lo que pasó.',
  },
};
