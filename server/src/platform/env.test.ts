import { expect, test } from 'vitest';
import { BadEnv, readEnv } from './env.ts';
import { defaultRates } from './limit-defaults.ts';

function linesOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof BadEnv) return error.lines;
    throw error;
  }
  return [];
}

test('an empty environment configures a local development server', () => {
  const env = readEnv({ PORT: '' });

  expect(env).toMatchObject({
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: 4400,
    EXAMPLE_PORT: 4401,
    PUBLIC_ORIGIN: 'http://localhost:4400',
    EMBED_ORIGIN: 'http://localhost:4400',
    TRUSTED_PROXY_HOPS: 0,
    LIMITS: { rates: defaultRates },
  });
});

test('each bad key has one line that says what is required', () => {
  const lines = linesOf({
    PORT: 'eighty',
    PUBLIC_ORIGIN: 'https://apps.example.org/',
    MASTER_KEY: 'short',
    LOG_LEVEL: 'loud',
    GRACE_DAYS: '-1',
  });

  expect(lines).toEqual([
    '  PORT must be a whole number.',
    '  PUBLIC_ORIGIN must be an origin like https://apps.example.org (no path, no trailing slash).',
    '  MASTER_KEY must be 64 hexadecimal digits (make one with: openssl rand -hex 32).',
    '  GRACE_DAYS must be at least 0.',
    '  LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
  ]);
});

test('production requires its secrets and https', () => {
  expect(linesOf({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://apps.example.org' })).toEqual([
    '  MASTER_KEY is required in production.',
    '  SMTP_URL is required in production.',
    '  PUBLIC_ORIGIN must begin with https:// in production.',
  ]);
});

test('a model requires a URL and a name; a key only where its server needs one', () => {
  const model = {
    LAMPSTAND_MODEL: 'openai-compatible',
    MODEL_BASE_URL: 'http://localhost:11434/v1',
    MODEL_NAME: 'llama',
  };

  expect(linesOf({ LAMPSTAND_MODEL: 'openai-compatible' })).toEqual([
    '  MODEL_BASE_URL is required when a model is connected.',
    '  MODEL_NAME is required when a model is connected.',
  ]);
  expect(linesOf({ ...model, MODEL_BASE_URL: 'localhost:11434', MODEL_STALL_SECONDS: '900' })).toEqual([
    '  MODEL_BASE_URL must be a URL such as https://models.example.org/v1.',
    '  MODEL_STALL_SECONDS must be at most 300.',
  ]);
  expect(readEnv(model)).toMatchObject({ MODEL_STALL_SECONDS: 20, MODEL_TOTAL_SECONDS: 90 });
});

test('embeddings require a URL and a model, and read English and Spanish unless set', () => {
  const embeddings = { EMBEDDINGS_BASE_URL: 'http://localhost:11434/v1', EMBEDDINGS_MODEL: 'bge-m3' };

  expect(linesOf({ EMBEDDINGS_API_KEY: 'sk-secret' })).toEqual([
    '  EMBEDDINGS_BASE_URL is required when embeddings are connected.',
    '  EMBEDDINGS_MODEL is required when embeddings are connected.',
  ]);
  expect(linesOf({ ...embeddings, EMBEDDINGS_LANGUAGES: 'en,fr' })).toHaveLength(1);
  expect(readEnv(embeddings).EMBEDDINGS_LANGUAGES).toEqual(['en', 'es']);
  expect(readEnv({ ...embeddings, EMBEDDINGS_LANGUAGES: 'es' }).EMBEDDINGS_LANGUAGES).toEqual(['es']);
});

test('limits are changed by name; the others keep their defaults', () => {
  const { LIMITS } = readEnv({
    LIMITS: '{"runPerIp": 600, "mintPerIp": {"max": 1, "seconds": 2}, "builtInStreamsPerNode": 5000}',
  });

  expect(LIMITS.rates.runPerIp).toEqual({ max: 600, seconds: 60 });
  expect(LIMITS.rates.mintPerIp).toEqual({ max: 1, seconds: 2 });
  expect(LIMITS.concurrency.builtInStreamsPerNode).toBe(5_000);
  expect(LIMITS.rates.runPerChurch).toEqual({ max: 300, seconds: 60 });
});

test.each([
  ['{', 'must be a JSON object'],
  ['[]', 'must be a JSON object'],
  ['{"runPerIp": -1}', 'runPerIp must be a whole number or'],
  ['{"hashesQueued": "many"}', 'hashesQueued must be a whole number'],
  ['{"runsPerIp": 1}', 'runsPerIp isn’t a limit. The limits are runPerIp'],
])('LIMITS=%s is refused', (LIMITS, words) => {
  const lines = linesOf({ LIMITS });

  expect(lines.length).toBe(1);
  expect(lines[0]).toContain(`LIMITS ${words}`);
});

test('DKIM requires all of its settings and a valid key', () => {
  const half = () => readEnv({ DKIM_DOMAIN: 'apps.example.org', DKIM_PRIVATE_KEY: 'no key' });

  expect(half).toThrow(/DKIM_PRIVATE_KEY must be a private key in PEM form/);
  expect(() => readEnv({ DKIM_DOMAIN: 'apps.example.org' })).toThrow(
    /DKIM_SELECTOR is required when emails are signed/,
  );
});
