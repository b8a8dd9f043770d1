import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secret = 'password token session sessionId authorization cookie secret apiKey email input messages body'.split(
  ' ',
);

/** JSON lines on standard output. Values under a secret's or a person's key never reach them. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    redact: { paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
