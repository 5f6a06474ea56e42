import { Buffer } from 'node:buffer';
import type { BenchMessage } from '../contract/validators.ts';

export interface Secret {
  variable: string;
  value: string;
}

const MOST_LETTERS = 64_000;
const MOST_HEADERS = 60;
const MOST_HEADER_LETTERS = 2_000;
/** A picture in a body, whose letters say nothing. */
const LONG_BASE64 = /[A-Za-z0-9+/]{512,}={0,2}/g;
const SAYS_WHO = /authorization|cookie|api-?key|token|secret/i;
/** Shorter ones would be found by chance. */
const SHORTEST_SECRET = 4;

/** Strikes keys out: each becomes the name of its variable, `$TEXT_API_KEY`. */
export function withoutSecrets(text: string, secrets: readonly Secret[]): string {
  let struck = text;
  for (const { value, variable } of secrets) {
    if (value.length < SHORTEST_SECRET) continue;
    const forms = [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1), base64(value)];
    for (const form of new Set(forms)) struck = struck.replaceAll(form, `$${variable}`);
  }
  return struck;
}

/** A request or an answer as operators may see it: `own` is the key of its server. */
export function showMessage(
  { body, bytes, headers }: { headers: Readonly<Record<string, string>>; body: Uint8Array; bytes: number },
  secrets: readonly Secret[],
  own: Secret | undefined,
): BenchMessage {
  const whole = readable(body, headers['content-type'] ?? '');
  const text = withoutSecrets(whole, secrets).replaceAll(LONG_BASE64, '<base64>');
  return {
    headers: Object.entries(headers)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, MOST_HEADERS)
      .map(([name, value]) => ({ name: name.toLowerCase(), value: showHeader(name, value, secrets, own) })),
    body: text.slice(0, MOST_LETTERS),
    bytes,
    isCut: bytes > body.byteLength || text.length > MOST_LETTERS || /<base64>|<\d+ bytes/.test(text),
  };
}

function showHeader(name: string, value: string, secrets: readonly Secret[], own: Secret | undefined): string {
  if (!SAYS_WHO.test(name)) return withoutSecrets(value, secrets).slice(0, MOST_HEADER_LETTERS);
  const [scheme = ''] = /^(Bearer|Basic) /.exec(value) ?? [];
  return `${scheme}${own === undefined ? '***' : `$${own.variable}`}`;
}

/** Files and other bytes are replaced by their length. */
function readable(body: Uint8Array, type: string): string {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const boundary = /^multipart\/form-data; *boundary=([\w-]+)/.exec(type)?.[1];
  if (boundary !== undefined) return readableForm(bytes, boundary);
  if (bytes.byteLength === 0 || /json|text|urlencoded/.test(type)) return bytes.toString('utf8');
  return `<${bytes.byteLength} bytes>`;
}

function readableForm(bytes: Buffer, boundary: string): string {
  const mark = `--${boundary}`;
  const parts = bytes.toString('latin1').split(mark);
  return parts
    .map((part) => {
      const end = part.indexOf('\r\n\r\n');
      const head = part.slice(0, end + 4);
      if (end < 0 || !head.includes('filename=')) return Buffer.from(part, 'latin1').toString('utf8');
      return `${head}<${part.length - head.length - 2} bytes>\r\n`;
    })
    .join(mark);
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}
