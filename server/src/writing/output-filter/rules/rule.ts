/** Patterns of something that a church's page must not say. */
export interface Rule {
  id: string;
  /** One match withholds the whole text. */
  whole?: true;
  /** A warning is allowed, such as "never send gift cards". */
  unlessDenied?: true;
  patterns: readonly RegExp[];
}

const denial =
  /\b(?:not|never|nor|no|nobody|cannot|can't|don't|doesn't|won't|shouldn't|isn't|without|neither|against|before you|anyone who|anybody who|those who|people who|who)\b(?!\s+(?:hesitate|wait|worry|fear|forget|be (?:afraid|shy)|matter|doubt|problem|reason not|longer))[^.,;:!?]{0,28}$/;

/** Whether one form of a sentence breaks the rule. */
export function breaks(rule: Rule, form: string): boolean {
  return rule.patterns.some((pattern) => {
    if (!pattern.test(form)) return false;
    if (!rule.unlessDenied) return true;
    const every = new RegExp(pattern, `${pattern.flags}g`);
    return [...form.matchAll(every)].some(({ index }) => !denial.test(form.slice(Math.max(0, index - 60), index)));
  });
}
