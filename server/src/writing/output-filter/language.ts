import { isAscii } from '../../text/normalize.ts';

/** Common English words; almost every English sentence has some. */
const english = new Set(
  "a about after again all always am an and any are as at be because been before being but by can could day did do does down each even every few first for from get give go god had has have he help her here him his how i if in into is it its just keep know let lets like long look lord made make many may me more most much must my near need never new no not nothing now of off often on once one only open or other our out over own pay people please pray rest see she should so some still such take tell than thank that the their them then there these they this those through till time to today together too two under until up upon us very was watch we well were what when where which while who whom whose why will with without would yes yet you your i'm it's don't that's".split(
    ' ',
  ),
);
/** Common words of other languages that are not English words. */
const foreign = new Set(
  'el la los las una del que para con por pero como eres esta este tu tus ella nuestro nosotros dios señor senor usted der das und ist nicht ein eine einen dem den des du dein deine ich wir sie mit auf für fur gott herr le les des une est et vous nous je ne pas votre avec pour dans dieu seigneur ce cette qui não nao você voce seu sua é uma os dos das com deus senhor ang mga ng sa ay ka mo ikaw hindi kung siya natin diyos panginoon il di che non sono per lei dio een het niet van je jij zijn voor nie jest się sie ty pan bóg và là của con'.split(
    ' ',
  ),
);
const FEWEST = 8;

/** Whether a sentence is in another language or in code. Our rules read English only. */
export function isForeign(sentence: string): boolean {
  const text = sentence.replace(/\[\[[^\]]*\]\]/g, ' ');
  if (!isAscii(text)) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (letters >= 12 && latin / letters < 0.7) return true;
  }
  // Counts lower-case words only, because names have capitals in every language.
  const words = text.match(/(?<![\p{L}'’])\p{Ll}[\p{Ll}'’]*(?![\p{L}])/gu) ?? [];
  const plain = words.map((word) => word.replaceAll('’', "'"));
  const known = plain.filter((word) => english.has(word)).length;
  const other = plain.filter((word) => foreign.has(word)).length;
  if (other >= 2 && other > known) return true;
  return plain.length >= FEWEST && known === 0;
}

/** Whether one word mixes two alphabets. */
export const mixesAlphabets = (sentence: string): boolean =>
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u.test(
    sentence,
  );
