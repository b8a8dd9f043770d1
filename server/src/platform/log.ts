import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secret = 'password token session sessionId authorization cookie secret apiKey email input messages body'.split(
  ' ',
);

/** JSON lines on standard output. Secrets and personal data are redacted by key. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    serializers: { err: describeError },
    redact: { paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An error for the log. The message of a failed query contains its values, so only the statement is kept. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  return {
    type: error.name,
    message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack?.replace(error.message, message),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
