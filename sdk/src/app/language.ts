/** A language that a frame speaks. */
export type Language = 'en' | 'es';

/** One sentence in every language of a frame, side by side: one that is missing does not compile. */
export type Localized = { readonly [language in Language]: string };

/** One message of a table in every language, e.g. for an error that is translated where it is answered. */
export function localized<Messages>(
  tables: { readonly [language in Language]: Messages },
  pick: (messages: Messages) => string,
): Localized {
  return { en: pick(tables.en), es: pick(tables.es) };
}
