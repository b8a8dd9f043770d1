import type { Localized } from '@lampstand/sdk/app';
import type { VerseRange } from './resolve.ts';

/** Verses that are often quoted out of context, with one line on the context. Verse ids as in verse-id.ts. */
const rows: readonly (readonly [first: number, last: number, line: Localized])[] = [
  [
    24_029_011,
    24_029_011,
    {
      en: 'Said to exiles in Babylon who were to wait seventy years: a promise to a people, not to one career.',
      es: 'Se dijo a desterrados en Babilonia que debían esperar setenta años: una promesa a un pueblo, no a una sola carrera.',
    },
  ],
  [
    50_004_013,
    50_004_013,
    {
      en: 'Paul writes from prison about living with too little and with plenty, not about winning.',
      es: 'Pablo escribe desde la cárcel sobre aguantar tanto la escasez como la abundancia, no sobre ganar.',
    },
  ],
  [
    20_029_018,
    20_029_018,
    {
      en: 'The vision meant here is what prophets receive from God, not a plan for the future.',
      es: 'La visión de la que se habla es la que los profetas reciben de Dios, no un plan para el futuro.',
    },
  ],
  [
    40_007_001,
    40_007_001,
    {
      en: 'Jesus warns against condemning others while blind to oneself; a few lines on he asks for clear sight.',
      es: 'Jesús advierte contra condenar a otros siendo ciego ante uno mismo; unas líneas después pide ver con claridad.',
    },
  ],
  [
    40_018_020,
    40_018_020,
    {
      en: 'Said of two or three who settle a quarrel in the church; God is with one who prays alone as well.',
      es: 'Se dijo de dos o tres que arreglan un pleito en la iglesia; Dios está también con quien ora a solas.',
    },
  ],
  [
    66_003_020,
    66_003_020,
    {
      en: 'Written to a lukewarm church: Christ asks to be let in again by those who bear his name.',
      es: 'Fue escrito a una iglesia tibia: Cristo pide que le abran de nuevo los que llevan su nombre.',
    },
  ],
  [
    14_007_014,
    14_007_014,
    {
      en: 'God answers Solomon about Israel and its temple; later nations weren’t given this promise by name.',
      es: 'Dios responde a Salomón acerca de Israel y de su templo; a naciones posteriores no se les dio esta promesa por nombre.',
    },
  ],
  [
    59_005_015,
    59_005_015,
    {
      en: 'From advice to pray with the sick; it doesn’t say that people who stay ill believed too little.',
      es: 'Es parte de un consejo de orar con los enfermos; no dice que quien sigue enfermo creyó demasiado poco.',
    },
  ],
  [
    48_003_028,
    48_003_028,
    {
      en: 'Paul speaks of who belongs to God’s family; readers differ on what follows for offices in a church.',
      es: 'Pablo habla de quiénes pertenecen a la familia de Dios; los lectores no coinciden en qué significa eso para los cargos de una iglesia.',
    },
  ],
  [
    49_005_022,
    49_005_022,
    {
      en: 'The verse before it calls everyone to submit to one another; the next ones ask husbands to love to the point of giving their lives.',
      es: 'El versículo anterior llama a someterse unos a otros; los siguientes piden a los esposos amar hasta dar la vida.',
    },
  ],
  [
    39_003_010,
    39_003_010,
    {
      en: 'Said to Israel about the tithes that fed the temple’s servants, not about a return on a gift.',
      es: 'Se dijo a Israel sobre los diezmos que alimentaban a los servidores del templo, no sobre la ganancia de una ofrenda.',
    },
  ],
];

/** The line for a short passage that holds such a verse, or undefined. */
export function misuseAt({ first, last }: VerseRange): Localized | undefined {
  if (last - first > 4) return undefined;
  return rows.find(([from, to]) => from <= last && first <= to)?.[2];
}

/** The same line in every language, from its English; undefined for any other sentence. */
export function misuseSaying(line: string): Localized | undefined {
  return rows.find(([, , sentence]) => sentence.en === line)?.[2];
}
