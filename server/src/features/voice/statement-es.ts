import type { StatementFacts, StatementWords } from './statement-facts.ts';

const kept = {
  '13-months': 'Solo guardamos números, durante trece meses: cuántas veces se usó cada aplicación y qué se verificó.',
  '30-days': 'Solo guardamos números, durante treinta días: cuántas veces se usó cada aplicación y qué se verificó.',
  nothing: 'Nuestra iglesia no lleva la cuenta de los usos.',
};

const disputed = {
  'each-view':
    'Donde los cristianos no coinciden, la aplicación explica con respeto qué enseña cada tradición y no toma partido.',
  'own-teaching':
    'Donde los cristianos no coinciden, la aplicación muestra lo que enseña nuestra iglesia, con nuestras palabras y señalado como nuestro, y después lo que enseñan otros.',
  'ask-us': 'Donde los cristianos no coinciden, la aplicación no decide. Le pide que hable con nosotros.',
};

function whoWrites({ model }: StatementFacts): string {
  if (!model) {
    return 'Estas aplicaciones escriben sin IA. Un programa reúne frases que personas escribieron y hace cálculos exactos con lo que usted escribe. No aprende de usted.';
  }
  const name = model.name ? `La IA (${model.name})` : 'La IA';
  return `${name} lee lo que usted escribe para saber de qué se trata y redacta parte de lo que usted lee. Un programa calcula los montos, las fechas y las tablas, y la IA no puede cambiarlos. Cuando la IA no responde, el texto se escribe sin ella, y la página lo dice. Cada resultado indica cómo se escribió.`;
}

function whereItGoes({ model, reader, church, keeps, handOff }: StatementFacts): string {
  const server = 'Lo que usted escribe va a Lampstand, el servicio que ofrece estas aplicaciones.';
  const on = !model
    ? reader
      ? ''
      : 'No va a ningún otro lugar.'
    : model.near
      ? reader && !reader.near
        ? 'La IA que escribe funciona dentro de la red de Lampstand.'
        : 'La IA funciona dentro de la red de Lampstand, y lo que usted escribe no pasa a otra empresa.'
      : `De allí pasa a ${model.host}, donde funciona la IA. Las condiciones de esa empresa deciden qué guarda, así que no escriba nombres ni nada confidencial.`;
  return `${[server, on, reader ? whatIsRead(reader) : ''].filter(Boolean).join(' ')} Lampstand no guarda lo que usted escribe ni el resultado, y ${church} no los ve${handOff ? ', salvo que usted presione el botón que nos los envía' : ''}. ${kept[keeps]}`;
}

function whatIsRead({ name, host, near, languages }: NonNullable<StatementFacts['reader']>): string {
  const texts = languages.map((language) => (language === 'en' ? 'preguntas en inglés' : 'textos en español'));
  const read = `Para entender lo que usted quiere decir, un modelo que convierte textos en números (${name}) lee ${texts.join(' y ')}.`;
  return near
    ? `${read} Funciona dentro de la red de Lampstand.`
    : `${read} Para ello pasan a ${host}. Las condiciones de esa empresa deciden qué guarda.`;
}

const scripture = ({ translation }: StatementFacts) =>
  translation
    ? `Los versículos se toman palabra por palabra de esta traducción: ${translation}. Nunca los escribe un programa. Comparamos cada cita con la Biblia impresa antes de mostrarla: lo mal citado se corrige y lo que no se encuentra se quita.`
    : 'En este momento no hay ninguna traducción de la Biblia disponible. Las citas se verifican, para que no aparezca ninguna que no exista, y no se muestra ningún versículo.';

const care = ({ reader }: StatementFacts) =>
  `Cuando alguien escribe que está en peligro, que sufre abuso o que no quiere vivir, la página muestra primero líneas de ayuda. Lo deciden reglas fijas y una comparación con frases de ejemplo, no un modelo de lenguaje. ${reader?.languages.includes('es') ? `En español, la comparación la hace un modelo (${reader.name}). ` : ''}Pueden fallar, y nadie aquí recibe un aviso. Si necesita ayuda ahora, llame al 988 y oprima 2, o envíe AYUDA al 988 (EE. UU.). En una emergencia, llame al 911.`;

function asking({ care: contact, contact: ways, church, support }: StatementFacts): string {
  const person = contact
    ? `Para hablar con una persona, este es nuestro contacto: ${contact.label}${reached([contact.phone, contact.email])}.`
    : `Para hablar con una persona, pregunte en ${church}${reached(ways)}.`;
  return `Un programa puede equivocarse. Lea el resultado antes de usarlo y díganos qué estaba mal. ${person} Para preguntas técnicas: ${support}.`;
}

const reached = (ways: readonly (string | undefined)[]) => {
  const known = ways.filter((way) => way !== undefined);
  return known.length > 0 ? ` (${known.join(', ')})` : '';
};

export const statementEs: StatementWords = {
  title: 'Cómo usamos la IA',
  lead: ({ church, model }) =>
    model
      ? `El sitio de ${church} tiene aplicaciones para pedir una oración o hacer una pregunta sobre la Biblia. La IA ayuda a escribir lo que muestran. Esta hoja explica cómo, y qué no hace nunca. Por ahora las aplicaciones escriben en inglés.`
      : `El sitio de ${church} tiene aplicaciones para pedir una oración o hacer una pregunta sobre la Biblia. Esta hoja explica quién escribe los textos y qué no hacen nunca. Por ahora las aplicaciones escriben en inglés.`,
  parts: [
    { heading: 'Quién escribe', text: whoWrites },
    { heading: 'Qué pasa con lo que usted escribe', text: whereItGoes },
    { heading: 'La Biblia', text: scripture },
    {
      heading: 'Qué decide nuestra iglesia',
      text: (facts) =>
        `Elegimos la tradición y la Biblia de las aplicaciones${facts.model ? ' y el nivel de lectura de la IA' : ''}${facts.avoids ? ', y palabras que no usan' : ''}. ${disputed[facts.disputed]} Ninguna aplicación habla en nombre de Dios, perdona pecados ni sustituye a un pastor, a un médico o a un abogado.`,
    },
    { heading: 'Si es una emergencia', text: care },
    { heading: 'A quién acudir', text: asking },
  ],
};
