/** What our own texts for children leave out: a Bible story can say that someone died, not how it looked. */
const unfit: readonly RegExp[] = [
  /\b(?:murder\w*|slaughter\w*|massacre\w*|behead\w*|stab(?:s|bed|bing)?|strangl\w*|tortur\w*|mutilat\w*|dismember\w*|disembowel\w*|impal\w+|corpses?|gore|gory|bloody|bloodshed|blood (?:ran|flowed|poured|spilled|everywhere)|(?:cut|chop\w*|tore|ripped) (?:off|open|apart|into pieces)|drove (?:a |the )?(?:tent )?peg|skulls?|guts|entrails)\b/,
  /\b(?:sex|sexual\w*|sexy|naked|nude|rap(?:e|ed|es|ing|ist)|incest|adulter\w*|prostitut\w*|harlots?|lust\w*|seduc\w*|concubines?|fornicat\w*|orgy|orgies|genitals?|breasts?|intercourse|slept with|lay with|in bed with|pornograph\w*|condoms?|aroused)\b/,
  /\b(?:suicid\w*|(?:kill|hang|cut|harm)(?:ed|ing)? (?:himself|herself|themselves|yourself|myself)|overdos\w*|self harm)\b/,
  /\b(?:drunk\w*|beer|whiskey|vodka|cocaine|heroin|marijuana|cannabis|opioids?|vaping|cigarettes?)\b/,
  /\b(?:mortgages?|bankrupt\w*|foreclos\w*|evict\w*|debt collectors?|interest rates?|credit cards?|payday loans?|minimum payments?|in debt|repossess\w*)\b/,
  /\b(?:burn(?:s|ing)? in hell|eternal torment|demons? will|god will punish you)\b/,
];

/** Whether a sentence is fit for children. `words` as `readableSentences` gives them. */
export const fitsChildren = (words: string): boolean => !unfit.some((pattern) => pattern.test(words));
