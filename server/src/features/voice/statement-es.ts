import type { StatementFacts, StatementWords } from './statement-facts.ts';

const kept = {
  '13-months': 'Solo se guardan números, durante trece meses: cuántas veces se usó cada aplicación y qué se comprobó.',
  '30-days': 'Solo se guardan números, durante treinta días: cuántas veces se usó cada aplicación y qué se comprobó.',
  nothing: 'Ni siquiera se guardan números de uso: nuestra iglesia ha desactivado el recuento.',
};

const disputed = {
  'each-view':
    'Donde los cristianos difieren, la aplicación cuenta lo que sostienen las tradiciones, cada una en su mejor luz, y no toma partido.',
  'own-teaching':
    'Donde los cristianos difieren, la aplicación muestra lo que enseña nuestra iglesia, con nuestras propias palabras y señalado como nuestro, y después lo que sostienen otros.',
  'ask-us': 'Donde los cristianos difieren, la aplicación no decide. Le pide que hable con nosotros.',
};

function whoWrites({ model, reader }: StatementFacts): string {
  if (!model) {
    const none = reader ? 'Ningún modelo de IA escribe lo que usted lee.' : 'No hay ningún modelo de IA conectado.';
    return `${none} Un programa reúne frases que personas escribieron de antemano y hace cálculos exactos con lo que usted escribe. No aprende de usted y no piensa.`;
  }
  const name = model.name ? `«${model.name}»` : 'que hemos conectado';
  return `Un modelo de lenguaje de IA, ${name}, lee lo que usted escribe para saber de qué se trata y redacta partes de lo que usted lee. Los importes, las fechas y las tablas los calcula un programa corriente, y el modelo no puede cambiarlos. Cuando el modelo no responde, lo sustituyen frases preparadas, y la página lo dice. Cada documento indica quién lo escribió.`;
}

function whereItGoes({ model, reader, church, keeps, handOff }: StatementFacts): string {
  const server = 'Lo que usted escribe va al servidor de Lampstand, el servicio que está detrás de estas aplicaciones.';
  const on = !model
    ? reader
      ? ''
      : 'De allí no va a nadie más.'
    : model.near
      ? reader && !reader.near
        ? 'El modelo que escribe responde dentro de la propia red de ese servidor.'
        : 'El modelo responde dentro de la propia red de ese servidor, de modo que sus palabras no pasan a otra empresa.'
      : `De allí pasa a ${model.host}, donde funciona el modelo. Las condiciones de esa empresa deciden qué guarda; por eso le pedimos que no escriba nombres ni nada que deba quedar entre usted y otra persona.`;
  return `${[server, on, reader ? whatIsRead(reader) : ''].filter(Boolean).join(' ')} Lampstand no guarda sus palabras ni lo que se escribió para usted, y ${church} no llega a verlos${handOff ? ', salvo que usted pulse el botón que nos los envía' : ''}. ${kept[keeps]}`;
}

function whatIsRead({ name, host, near, languages }: NonNullable<StatementFacts['reader']>): string {
  const texts = languages.map((language) => (language === 'en' ? 'preguntas en inglés' : 'textos en español'));
  const read = `Un modelo que averigua qué significan los textos, «${name}», lee ${texts.join(' y ')}.`;
  return near
    ? `${read} Funciona dentro de la propia red de ese servidor.`
    : `${read} Para ello pasan a ${host}, y las condiciones de esa empresa deciden qué guarda.`;
}

const scripture = ({ translation }: StatementFacts) =>
  translation
    ? `Los versículos se toman palabra por palabra de este texto: ${translation}. Nunca los escribe un programa. Antes de que usted vea un texto, sus referencias y citas se comparan con la Biblia impresa: lo mal citado se corrige y lo que no se encuentra se quita.`
    : 'En este momento no hay ningún texto de la Biblia en este servidor. Las referencias se comprueban, para que no se nombre ninguna que no exista, y no se cita ningún versículo.';

const care = ({ reader }: StatementFacts) =>
  `Cuando alguien escribe que está en peligro, que sufre abuso o que no quiere vivir, la página muestra ante todo a personas que contestan por teléfono. Lo hacen reglas fijas y una comparación con frases de ejemplo, no un modelo de lenguaje. ${reader?.languages.includes('es') ? `En español, la comparación la hace el modelo «${reader.name}». ` : ''}Pueden pasar cosas por alto, y aquí nadie recibe aviso. Si necesita ayuda ahora, llame al 988 y oprima 2, o envíe AYUDA al 988 (EE. UU.). En una emergencia, llame al 911.`;

function asking({ care: contact, contact: ways, church, support }: StatementFacts): string {
  const person = contact
    ? `Para hablar con una persona, este es nuestro contacto: ${contact.label}${reached([contact.phone, contact.email])}.`
    : `Para hablar con una persona, pregunte en ${church}${reached(ways)}.`;
  return `Un programa puede equivocarse. Lea lo que escribió antes de usarlo y díganos qué no estaba bien. ${person} Las preguntas sobre las aplicaciones mismas se responden en ${support}.`;
}

const reached = (ways: readonly (string | undefined)[]) => {
  const known = ways.filter((way) => way !== undefined);
  return known.length > 0 ? ` (${known.join(', ')})` : '';
};

export const statementEs: StatementWords = {
  title: 'Cómo usamos la IA',
  lead: ({ church, model }) =>
    model
      ? `En el sitio web de ${church} hay pequeñas aplicaciones, por ejemplo para una oración o una pregunta sobre la Biblia. Un modelo de IA ayuda a escribir lo que muestran. Esta hoja dice cómo, y qué no hace nunca.`
      : `En el sitio web de ${church} hay pequeñas aplicaciones, por ejemplo para una oración o una pregunta sobre la Biblia. Esta hoja dice qué escribe sus palabras, y qué no hace nunca.`,
  parts: [
    { heading: 'Qué escribe', text: whoWrites },
    { heading: 'Adónde van sus palabras', text: whereItGoes },
    { heading: 'La Biblia', text: scripture },
    {
      heading: 'Qué decide nuestra iglesia',
      text: (facts) =>
        `Hemos elegido la tradición y la Biblia de las aplicaciones${facts.model ? ' y lo fáciles que son las palabras del modelo' : ''}${facts.avoids ? ', y palabras que evitan en lo que escriben' : ''}. ${disputed[facts.disputed]} Ninguna aplicación habla en nombre de Dios, perdona pecados ni sustituye a un pastor, a un médico o a un abogado.`,
    },
    { heading: 'Cuando es grave', text: care },
    { heading: 'A quién preguntar', text: asking },
  ],
};
