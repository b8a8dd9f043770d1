import type { ComposeRequest, MinistryApp } from '../ministry-apps/contract.ts';

type Prompt = ReturnType<MinistryApp['prompt']>;

const made = new WeakMap<ComposeRequest, { app: MinistryApp; prompt: Prompt }>();

/** What a model is told for a request; the writer and the filter behind it read the same. */
export function promptOf(app: MinistryApp, request: ComposeRequest): Prompt {
  const before = made.get(request);
  if (before?.app === app) return before.prompt;
  const prompt = app.prompt(request);
  made.set(request, { app, prompt });
  return prompt;
}
