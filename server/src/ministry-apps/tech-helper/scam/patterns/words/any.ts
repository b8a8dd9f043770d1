export const any = (...words: readonly string[]) => new RegExp(`(?<![\\w-])(?:${words.join('|')})(?!\\w)`);
