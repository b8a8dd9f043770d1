import { sentencesIn } from '../understanding/plain-words.ts';

/** Words to God: "Señor, ayúdame a no perderlo". */
const toGod =
  /(?:^|[,;.]\s*|\b(?:señor|dios|padre|jesús)(?: mío)?,?\s+)(?<asked>(?:ayúda(?:me|nos|l[aeo]s?)|da(?:me|nos|les?)|cúida(?:me|nos|l[aeo]s?)|protége(?:me|nos|l[aeo]s?)|sána(?:me|nos|l[aeo]s?)|perdóna(?:me|nos|l[aeo]s?)|guía(?:me|nos|l[aeo]s?)|bendice a|ayuda a|cuida a|protege a|sana a)\s[^.;!?\n]+)/iu;
/** "… que le vaya bien": after a request for prayer. */
const request = /\b(?:oren|oremos|orar|oración|oraciones|pido|pedimos|ruego|rueguen|ojalá|quiero pedir)\b/iu;
const wish =
  /(?:,\s*|\s(?:y|por favor|a Dios|pido|pedimos|ojalá|oremos|oren)\s+)(?<asked>que (?:no )?(?:(?:se )?(?:le|les|me|nos|lo|la|se|todo|mi \p{L}+|su \p{L}+|el|los|las)\s+)(?!(?:es|está|están|tiene|tienen|fue|era|ha|han|va|van)\s)[^.;!?\n]+)/iu;
const MOST_WORDS = 24;

/** What a Spanish text asks for in so many words, as sentences of a prayer. */
export function spanishPetitions(text: string): string[] {
  const asked = sentencesIn(text).flatMap((sentence) => {
    const words =
      toGod.exec(sentence)?.groups?.asked ?? (request.test(sentence) ? wish.exec(sentence)?.groups?.asked : undefined);
    return words?.trim() ?? [];
  });
  return asked
    .filter((words) => words.split(/\s+/).length <= MOST_WORDS)
    .map((words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
}
