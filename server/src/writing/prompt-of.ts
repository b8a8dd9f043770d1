import type { ComposeRequest, MinistryApp } from '../ministry-apps/contract.ts';

type Prompt = ReturnType<MinistryApp['prompt']>;

const prompts = new WeakMap<ComposeRequest, { app: MinistryApp; prompt: Prompt }>();

/** The app's prompt for a request, made once: the model writer and the output filter read the same one. */
export function promptOf(app: MinistryApp, request: ComposeRequest): Prompt {
  const known = prompts.get(request);
  if (known?.app === app) return known.prompt;
  const prompt = app.prompt(request);
  prompts.set(request, { app, prompt });
  return prompt;
}
