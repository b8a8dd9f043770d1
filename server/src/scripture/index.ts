export { bookNamed, books } from './books.ts';
export { createScriptureReader } from './create-reader.ts';
export { importWorldEnglishBible } from './import-web.ts';
export type { FoundReference, Passage, ScriptureReader, Translation, Verse } from './reader.ts';
