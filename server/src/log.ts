import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields that never reach a log, wherever an object carries them: credentials, codes, passwords, texts of people. */
const SECRETS = ['authorization', 'Authorization', 'password', 'testPassword', 'codeVerifier', 'signature'];

/** Structured log lines on standard output. Log ids and reasons; never bodies, queries or what people write. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
