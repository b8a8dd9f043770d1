import type { Deps } from './deps.ts';
import { createSpending } from './features/budgets/index.ts';
import type { Env } from './platform/env.ts';
import { builtInWriter, createModelWriter, type ModelSettings, type TextWriter } from './writing/index.ts';

/** The writer that the configuration names. */
export function createWriter(deps: Omit<Deps, 'writer'>): TextWriter {
  const settings = modelSettings(deps.env);
  return settings ? createModelWriter(settings, { ...deps, spending: createSpending(deps) }) : builtInWriter;
}

/** Undefined when the built-in writer is configured. */
export function modelSettings(env: Env): ModelSettings | undefined {
  const { LAMPSTAND_MODEL, MODEL_BASE_URL, MODEL_NAME } = env;
  if (LAMPSTAND_MODEL !== 'openai-compatible' || !MODEL_BASE_URL || !MODEL_NAME) return undefined;
  return {
    baseUrl: MODEL_BASE_URL,
    name: MODEL_NAME,
    apiKey: env.MODEL_API_KEY,
    stallSeconds: env.MODEL_STALL_SECONDS,
    totalSeconds: env.MODEL_TOTAL_SECONDS,
  };
}
