/** Stop words, with those of every question here: they count within a phrase and never alone. */
const stopWords = new Set(
  (
    'a an the i im ive id ill me my mine myself we our us you your youre yours he his him she her hers it its they them their theirs ' +
    'is am are was were be been being do does did doing done dont doesnt didnt have has had having will wont would could should shall may might must can cant cannot ' +
    'to of in into on onto at for with about from by as and or but if so that this these those what whats which who whom whose when where why how there here then than too very just really also ' +
    'any some all more most much many still even ever such own same other another down out off over again only because while until ' +
    'biblical say says said saying scripture scriptures verse verses passage passages christian christians christianity tell teach teaches talk talks think mean means mention mentions ' +
    'okay ok allowed allow wrong right someone somebody anyone anybody something anything feel feeling feels felt get gets getting got know want wants like please explain help view opinion ' +
    'thing things way ways lot been one today now yes no not hi hello thanks let lets need'
  ).split(' '),
);

const irregular: Readonly<Record<string, string>> = {
  died: 'die',
  dying: 'die',
  dies: 'die',
  dead: 'die',
  forgave: 'forgiv',
  forgiven: 'forgiv',
  forgiveness: 'forgiv',
  children: 'child',
  kids: 'kid',
  wives: 'wife',
  husbands: 'husband',
  drank: 'drink',
  stole: 'steal',
  stolen: 'steal',
  hurting: 'hurt',
  lost: 'los',
  losing: 'los',
  lose: 'los',
  loss: 'los',
  women: 'woman',
  men: 'man',
  people: 'person',
  prayed: 'pray',
  prayer: 'pray',
  prayers: 'pray',
  tithing: 'tith',
  lying: 'lie',
  lied: 'lie',
  lies: 'lie',
  mum: 'mom',
  mommy: 'mom',
  mama: 'mom',
  daddy: 'dad',
  folks: 'person',
  cussing: 'cuss',
  worshiping: 'worship',
  worshipping: 'worship',
  depressing: 'depress',
  depression: 'depress',
  addiction: 'addict',
  addictions: 'addict',
  temptation: 'tempt',
  temptations: 'tempt',
  salvation: 'salvation',
  saved: 'sav',
  saving: 'sav',
  anxious: 'anxi',
  anxiety: 'anxi',
  loneliness: 'lonely',
  generosity: 'generous',
  happiness: 'happy',
  jealousy: 'jealous',
  guilty: 'guilt',
  gambling: 'gambl',
  married: 'marry',
  marrying: 'marry',
};

/** Returns whether a stem never counts alone. */
export const isStopWord = (stem: string) => stopWords.has(stem);

/** Returns the words of a text in order: stop words unchanged, others as stems, contractions written out. */
export function stemsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\b(?:can't|cant|can not)\b/g, 'cannot')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\b(\w+)n't\b/g, '$1 not')
    .replace(/'s\b(?! will\b)/g, '')
    .replace(/'/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (stopWords.has(word) ? word : stem(word)));
}

/** Removes the endings of English inflection; rough, but the same for both sides of a comparison. */
function stem(word: string): string {
  const known = irregular[word];
  if (known) return known;
  let cut = word;
  if (/ies$/.test(cut) && cut.length > 4) cut = `${cut.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(cut)) cut = cut.slice(0, -2);
  else if (/[^su]s$/.test(cut) && cut.length > 3 && !/is$/.test(cut)) cut = cut.slice(0, -1);
  if (/ing$/.test(cut) && cut.length > 5) cut = undoubled(cut.slice(0, -3));
  else if (/ed$/.test(cut) && cut.length > 4) cut = undoubled(cut.slice(0, -2));
  if (/e$/.test(cut) && cut.length > 3) cut = cut.slice(0, -1);
  return cut;
}

const undoubled = (word: string) => (/([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word);
