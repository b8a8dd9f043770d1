import { createPrivateKey } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { mergeLimits } from './env-limits.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const seconds = z.coerce.number().int().min(1).max(300);
const days = z.coerce.number().int().min(0).max(3_650);
const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be an amount in dollars such as 20 or 0.25')
  .transform(Number);
const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be an origin like https://apps.example.org (no path, no trailing slash)',
  )
  .refine((value) => /^https?:/.test(value), 'must begin with https:// or http://');
const url = (scheme: RegExp, such: string) =>
  z.string().refine((value) => URL.canParse(value) && scheme.test(value), `must be a URL such as ${such}`);
const email = z.email('must be an email address');
/** 32 bytes as 64 hexadecimal digits. */
const masterKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (make one with: openssl rand -hex 32)');
/** PEM; in an .env file on one line, with \n for its line breaks. */
const privateKey = z
  .string()
  .transform((pem) => pem.replaceAll('\\n', '\n'))
  .refine(isPrivateKey, 'must be a private key in PEM form (make one with: openssl genrsa 2048)');
const optionalText = z.string().optional();
const languages = z
  .string()
  .transform((list) => list.split(',').map((language) => language.trim()))
  .pipe(z.array(z.enum(['en', 'es'], 'must be en, es or both, such as en,es')));

const keys = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4400),
  EXAMPLE_PORT: port.default(4401),
  PUBLIC_ORIGIN: origin.optional(),
  EMBED_ORIGIN: origin.optional(),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(path)),
  MASTER_KEY: masterKey.optional(),
  /** The previous key, while keys are changed. */
  MASTER_KEY_FORMER: masterKey.optional(),
  SMTP_URL: url(/^smtps?:/, 'smtp://user:password@mail.example.org:587').optional(),
  MAIL_FROM: email.optional(),
  DKIM_DOMAIN: optionalText,
  DKIM_SELECTOR: optionalText,
  DKIM_PRIVATE_KEY: privateKey.optional(),
  SUPPORT_EMAIL: email.default('support@lampstand.example'),
  VOLUNTEER_ORIGIN: origin.optional(),
  /** Cost of Argon2id, at least OWASP's minimum. */
  PASSWORD_MEMORY_KIB: z.coerce.number().int().min(19_456).max(1_048_576).default(47_104),
  PASSWORD_ITERATIONS: z.coerce.number().int().min(2).max(20).default(2),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(128).default(6),
  GRACE_DAYS: days.default(14),
  INVITATION_DAYS: days.default(7),
  LIMITS: z.string().default('{}').transform(mergeLimits),
  LAMPSTAND_MODEL: z.enum(['built-in', 'openai-compatible']).default('built-in'),
  MODEL_BASE_URL: url(/^https?:/, 'https://models.example.org/v1').optional(),
  MODEL_API_KEY: optionalText,
  MODEL_NAME: optionalText,
  /** Longest wait for a model's next token, and for the whole text of a section. */
  MODEL_STALL_SECONDS: seconds.default(20),
  MODEL_TOTAL_SECONDS: seconds.default(90),
  /** Dollars per million input tokens and output tokens; 0 for a free model. */
  MODEL_PRICE_INPUT: dollars.default(1),
  MODEL_PRICE_OUTPUT: dollars.default(5),
  /** Dollars per day for all churches together, and per month for one church. */
  MODEL_DAILY_BUDGET: dollars.default(20),
  MODEL_CHURCH_MONTHLY_BUDGET: dollars.default(10),
  /** An OpenAI-style endpoint for vectors of texts, and the languages that its model reads. */
  EMBEDDINGS_BASE_URL: url(/^https?:/, 'https://models.example.org/v1').optional(),
  EMBEDDINGS_MODEL: optionalText,
  EMBEDDINGS_API_KEY: optionalText,
  EMBEDDINGS_LANGUAGES: languages.default(['en', 'es']),
  PAYPAL_API_BASE: url(/^https?:/, 'https://api-m.paypal.com').optional(),
  PAYPAL_CLIENT_ID: optionalText,
  PAYPAL_CLIENT_SECRET: optionalText,
  PAYPAL_WEBHOOK_ID: optionalText,
  METRICS_KEY: optionalText,
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SCRIPTURE_FIXTURES: optionalText,
});

const schema = keys.superRefine((env, context) => {
  const need = (key: keyof typeof env, why: string) => {
    if (env[key] === undefined) context.addIssue({ code: 'custom', path: [key], message: `is required ${why}` });
  };
  if (env.NODE_ENV === 'production') {
    for (const key of ['MASTER_KEY', 'PUBLIC_ORIGIN', 'SMTP_URL'] as const) need(key, 'in production');
    if (env.PUBLIC_ORIGIN?.startsWith('http:')) {
      context.addIssue({ code: 'custom', path: ['PUBLIC_ORIGIN'], message: 'must begin with https:// in production' });
    }
  }
  const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const;
  if (dkim.some((key) => env[key])) for (const key of dkim) need(key, 'when emails are signed with DKIM');
  if (env.LAMPSTAND_MODEL === 'openai-compatible') {
    for (const key of ['MODEL_BASE_URL', 'MODEL_NAME'] as const) need(key, 'when a model is connected');
  }
  if (env.EMBEDDINGS_BASE_URL ?? env.EMBEDDINGS_MODEL ?? env.EMBEDDINGS_API_KEY) {
    for (const key of ['EMBEDDINGS_BASE_URL', 'EMBEDDINGS_MODEL'] as const) need(key, 'when embeddings are connected');
  }
});

type Parsed = z.output<typeof schema>;
/** The whole parsed configuration. Both origins are always set. */
export type Env = Parsed & { PUBLIC_ORIGIN: string; EMBED_ORIGIN: string };

/** The environment is not valid. `lines` has one sentence for each bad key. */
export class BadEnv extends Error {
  readonly lines: string[];
  constructor(lines: string[]) {
    super(`The configuration has ${lines.length === 1 ? 'a bad value' : 'bad values'}:\n${lines.join('\n')}`);
    this.lines = lines;
  }
}

/**
 * Parses the environment once. An empty value counts as not set.
 * @throws BadEnv
 */
export function readEnv(source: { readonly [key: string]: string | undefined }): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(set);
  if (!parsed.success)
    throw new BadEnv(parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${words(issue)}.`));
  const env = parsed.data;
  const PUBLIC_ORIGIN = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  return { ...env, PUBLIC_ORIGIN, EMBED_ORIGIN: env.EMBED_ORIGIN ?? PUBLIC_ORIGIN };
}

function isPrivateKey(pem: string): boolean {
  try {
    createPrivateKey(pem);
    return true;
  } catch {
    return false;
  }
}

function words(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return 'must be a whole number';
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}
