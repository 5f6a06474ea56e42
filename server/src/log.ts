import { pino, type DestinationStream, type Logger } from 'pino';

/** Redacted wherever they occur: credentials, codes, passwords, texts of people. */
const SECRETS = ['authorization', 'Authorization', 'password', 'testPassword', 'codeVerifier', 'signature'];

/** JSON lines on standard output. Log ids and reasons, never bodies, queries or user texts. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
