import { defineApp } from '../contract.ts';
import { compose } from './compose.ts';
import { compute } from './engine.ts';
import { manifest } from './manifest.ts';
import { prompt, promptVersion } from './prompt.ts';

/** Questions about the Bible, answered from a topical index and the imported text. */
export const bibleChat = defineApp({ manifest, compute, compose, prompt, promptVersion });
