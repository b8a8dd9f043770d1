import { defineApp } from '../contract.ts';
import { compose } from './compose.ts';
import { compute } from './engine.ts';
import { manifest } from './manifest.ts';
import { prompt, promptVersion } from './prompt.ts';

/** Prayer Generator: a prayer for what is happening, to read aloud or to keep, and the verse it leans on. */
export const prayerGenerator = defineApp({ manifest, compute, compose, prompt, promptVersion });
