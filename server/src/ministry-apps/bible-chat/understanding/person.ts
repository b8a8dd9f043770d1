/** Returns whether the writer says that they are under eighteen. */
export function isUnderAge(text: string): boolean {
  const age =
    /\bi(?:'m| am|m)\s+(?:only |just |a )?(\d{1,2})(?!\d|\s*(?:weeks|months|minutes|hours|days|pounds|lbs|percent|%))(?:\s*(?:years? old|yo|y\/o|-year-old))?\b/i.exec(
      text,
    )?.[1];
  if (age && Number(age) >= 6 && Number(age) < 18) return true;
  return /\bi(?:'m| am) (?:a |still )?(?:kid|child|teen(?:ager)?|minor|in (?:(?:5|6|7|8|9|10|11)th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|middle|junior high|high) (?:grade|school))\b/i.test(
    text,
  );
}

const forWords =
  /\b(?:what|how) (?:should|do|can|could|would|might) i (?:even |possibly |ever )?(?:say|tell|write|text|put)\b|\bwhat (?:to|not to) (?:say|write|text)\b|\bhow (?:do|can|should) i (?:explain|answer|respond|reply)\b|\bwords (?:for|to say)\b/i;

/** Returns whether someone asks what to say to a person. */
export const asksForWords = (text: string) => forWords.test(text);
