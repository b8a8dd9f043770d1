/** Something that is not said on a church's page, by what it looks like. */
export interface Rule {
  id: string;
  /** Once is enough to withhold the whole text. */
  whole?: true;
  /** Forbidding it, or warning of it, is allowed: "never send gift cards". */
  unlessDenied?: true;
  patterns: readonly RegExp[];
}

const denial =
  /\b(?:not|never|nor|no|nobody|cannot|can't|don't|doesn't|won't|shouldn't|isn't|without|neither|against|before you|anyone who|anybody who|those who|people who|who)\b(?!\s+(?:hesitate|wait|worry|fear|forget|be (?:afraid|shy)|matter|doubt|problem|reason not|longer))[^.,;:!?]{0,28}$/;

/** Whether a sentence, in one of its readings, says what the rule forbids. */
export function breaks(rule: Rule, reading: string): boolean {
  return rule.patterns.some((pattern) => {
    if (!pattern.test(reading)) return false;
    if (!rule.unlessDenied) return true;
    const every = new RegExp(pattern, `${pattern.flags}g`);
    return [...reading.matchAll(every)].some(
      ({ index }) => !denial.test(reading.slice(Math.max(0, index - 60), index)),
    );
  });
}
