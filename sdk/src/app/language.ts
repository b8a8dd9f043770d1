/** A language that a frame speaks. */
export type Language = 'en' | 'es';

/** One sentence in every language of a frame, side by side: one that is missing does not compile. */
export type Localized = { readonly [language in Language]: string };
