import { defineApp } from '../contract.ts';
import { compose, inFewWords } from './compose.ts';
import { compute } from './engine.ts';
import { manifest } from './manifest.ts';
import { otherLabels } from './other-labels.ts';
import { prompt, promptVersion } from './prompt.ts';

/** Questions about the Bible, answered from a topical index and the imported text. */
export const bibleChat = defineApp({ manifest, compute, compose, inFewWords, prompt, promptVersion, otherLabels });
