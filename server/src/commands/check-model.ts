import { isIP } from 'node:net';
import { modelSettings } from '../create-writer.ts';
import type { Env } from '../platform/env.ts';
import type { ModelSettings } from '../writing/index.ts';
import type { Finding } from './finding.ts';

const PATIENCE_MS = 15_000;
const meanwhile = 'Until then, texts are written without AI.';

/** Asks the model's endpoint whether it would write for us: its list of models, or one token where it has no list. */
export async function modelFinding(env: Env): Promise<Finding> {
  const settings = modelSettings(env);
  if (!settings) return { state: 'ok', text: 'No model is connected: texts are written without AI.' };
  const { host } = new URL(settings.baseUrl);
  try {
    const list = await ask(settings, 'models');
    const answer = list.status === 404 || list.status === 405 ? await askForOneToken(settings) : list;
    return refusal(answer.status, settings, host) ?? (await listed(answer, settings, host));
  } catch (error) {
    const text = `Can't reach the model at ${host} (${reasonOf(error)}). Start it, or correct MODEL_BASE_URL, which usually ends in /v1. ${meanwhile}`;
    return { state: 'problem', text };
  }
}

async function ask({ baseUrl, apiKey }: ModelSettings, path: string, body?: object): Promise<Response> {
  return fetch(`${baseUrl.replace(/\/$/, '')}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

const askForOneToken = (settings: ModelSettings) =>
  ask(settings, 'chat/completions', {
    model: settings.name,
    messages: [{ role: 'user', content: 'Say yes.' }],
    max_tokens: 1,
  });

function refusal(status: number, { name }: ModelSettings, host: string): Finding | undefined {
  if (status < 400) return undefined;
  const problem = (text: string): Finding => ({ state: 'problem', text: `${text} ${meanwhile}` });
  if (status === 401 || status === 403)
    return problem(`The model at ${host} rejected our key (${status}). Correct MODEL_API_KEY.`);
  if (status === 404 || status === 400)
    return problem(
      `The server at ${host} has no model "${name}" there (${status}). Check MODEL_BASE_URL and MODEL_NAME.`,
    );
  if (status === 402 || status === 429)
    return problem(`The model at ${host} has reached its limit (${status}). Look at your plan with its provider.`);
  return problem(`The model at ${host} has an error (${status}). Look at its log, or ask its provider.`);
}

async function listed(answer: Response, settings: ModelSettings, host: string): Promise<Finding> {
  const names = namesIn(await answer.text());
  const { name } = settings;
  if (names.length > 0 && !names.some((known) => known === name || known === `${name}:latest`)) {
    const some = names.slice(0, 5).join(', ');
    const text = `The server at ${host} has no model "${name}" in its list. It has ${some}${names.length > 5 ? ' and others' : ''}. Correct MODEL_NAME.`;
    return { state: 'problem', text };
  }
  if (isOpenToReaders(settings.baseUrl)) {
    const text = `The model "${name}" at ${host} answers, but without encryption. Use https.`;
    return { state: 'warning', text };
  }
  return { state: 'ok', text: `The model "${name}" at ${host} answers.` };
}

/** Empty where the answer is no list. */
function namesIn(body: string): string[] {
  try {
    const { data } = JSON.parse(body) as { data?: { id?: unknown }[] };
    return (data ?? []).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  } catch {
    return [];
  }
}

/** Plain http to a place that is neither this machine nor one beside it. */
export function isOpenToReaders(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol !== 'http:') return false;
  const isNear = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(hostname) || hostname.startsWith('[');
  return isIP(hostname) ? !isNear : !isNear && hostname.includes('.') && !hostname.endsWith('.local');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'no answer within 15 seconds';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error && cause.message.includes('redirect') ? 'it redirects' : 'no connection';
}
