import { z } from 'zod';
import { TextEngineError, type TextEngineFailure } from '../text-engine.ts';

export const ErrorBody = z.object({
  error: z.union([
    z.string().min(1),
    z.object({ code: z.union([z.string(), z.number()]).nullish(), type: z.string().nullish() }),
  ]),
});

const OUT_OF_CREDIT = new Set(['insufficient_quota', 'billing_hard_limit_reached']);
/** Key, credit, permission, and a path or a model that is not there. */
const OF_ACCOUNT: ReadonlySet<number> = new Set([401, 402, 403, 404]);

export function failureOfStatus(status: number, headers: Headers, body: unknown, now: number): TextEngineError {
  const retryAfterMs = readRetryAfter(headers, now);
  const code = codeOf(body);
  const reason = reasonOf(status, code);
  return new TextEngineError(reason, `The engine answered with status ${status}`, {
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    isOfEngine: reason !== 'refused' || OF_ACCOUNT.has(status) || isOutOfCredit(code),
  });
}

/** Some hosts answer 200 and report errors in the stream. */
export function failureInStream(body: unknown): TextEngineError {
  const code = codeOf(body);
  const reason = typeof code === 'number' ? reasonOf(code, undefined) : reasonOfCode(code);
  return new TextEngineError(reason, `The engine broke off with error ${code ?? 'without a code'}`, {
    isOfEngine: reason !== 'refused' || isOutOfCredit(code),
  });
}

function reasonOf(status: number, code: string | number | undefined): TextEngineFailure {
  if (isOutOfCredit(code)) return 'refused';
  if (status === 429) return 'rate-limited';
  return status >= 500 || status === 408 || status === 409 ? 'unavailable' : 'refused';
}

function isOutOfCredit(code: string | number | undefined): boolean {
  return typeof code === 'string' && OUT_OF_CREDIT.has(code);
}

function reasonOfCode(code: string | undefined): TextEngineFailure {
  if (code === undefined) return 'unavailable';
  if (isOutOfCredit(code) || code.startsWith('invalid')) return 'refused';
  return code.startsWith('rate_limit') ? 'rate-limited' : 'unavailable';
}

/** Numeric codes, also as text, are HTTP statuses. */
function codeOf(body: unknown): string | number | undefined {
  const parsed = ErrorBody.safeParse(body);
  if (!parsed.success || typeof parsed.data.error === 'string') return undefined;
  const { code, type } = parsed.data.error;
  const text = code ?? type ?? undefined;
  return typeof text === 'string' && /^[45]\d\d$/.test(text) ? Number(text) : text;
}

/** Seconds or a date (RFC 9110 §10.2.3), or some hosts' milliseconds. */
function readRetryAfter(headers: Headers, now: number): number | undefined {
  const ms = headers.get('retry-after-ms');
  if (ms !== null && /^\d+$/.test(ms)) return Number(ms);
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
