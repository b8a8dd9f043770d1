/** How people ask about a person by name, separated by bars. */
export const aboutPerson = (name: string) =>
  [
    `who was ${name}`,
    `who is ${name} in the Bible`,
    `who's ${name}`,
    `tell me about ${name}`,
    `what did ${name} do`,
    `where do I find the story of ${name}`,
    `what is ${name} known for`,
    `${name} in the bible`,
  ].join(' | ');

/** How people ask about a word. */
export const aboutWord = (word: string) =>
  [
    `what does ${word} mean`,
    `what is ${word}`,
    `meaning of ${word}`,
    `define ${word}`,
    `what does the word ${word} mean in the Bible`,
    `why does it say ${word}`,
    `${word} in the bible`,
    `where does the word ${word} come from`,
  ].join(' | ');

/** How people ask about an event or a passage. */
export const aboutEvent = (event: string) =>
  [
    `what happened at ${event}`,
    `tell me about ${event}`,
    `the story of ${event}`,
    `explain ${event}`,
    `where is ${event} in the Bible`,
    `what does ${event} mean`,
    `what is ${event} about`,
    `${event} in the bible`,
  ].join(' | ');

/** How people ask about a book of the Bible. */
export const aboutBook = (book: string) =>
  [
    `what is the book of ${book} about`,
    `summarize ${book}`,
    `explain the book of ${book} simply`,
    `give me an overview of the book of ${book}`,
    `what happens in the book of ${book}`,
    `why was the book of ${book} written`,
    `${book} summary in a few points`,
    `tell me about the book of ${book}`,
  ].join(' | ');
