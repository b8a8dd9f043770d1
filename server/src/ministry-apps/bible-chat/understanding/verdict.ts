const yesNoQuestion =
  /^(?:(?:so|but|and|ok|okay|please)[\s,]+)*(?:is|are|was|were|do|does|did|can|could|will|would|should|have|has|am|may|must)\b/i;

/** Returns whether a message asks for yes or no. */
export const isYesNoQuestion = (message: string) => yesNoQuestion.test(message.trim());

/** Removes the yes or no at the beginning of a prepared answer, which answers its own question only. */
export const withoutVerdict = (answer: string) => answer.replace(/^(?:Yes|No)(?:,[^.]*)?\. /, '');
