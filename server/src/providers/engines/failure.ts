import { z } from 'zod';
import { EngineError } from './engine-error.ts';

/** Servers name the cause in different places. */
const ErrorBody = z.object({
  error: z.union([z.string(), z.object({ code: z.unknown().optional(), type: z.unknown().optional() })]).optional(),
  detail: z.unknown().optional(),
});

const REFUSALS = /moderation|content_?policy|content_?filter|safety|nsfw/i;
const OUT_OF_CREDIT = /insufficient_quota|billing/i;

export class RefusedField extends EngineError {
  readonly text: string;

  constructor(status: number, text: string) {
    super('unavailable', `The engine answered with status ${status}`);
    this.text = text;
  }
}

/** The body is never logged: it may repeat the prompt. */
export function failureOfStatus(status: number, text: string): EngineError {
  const code = codeOf(text);
  const message = `The engine answered with status ${status}`;
  if (REFUSALS.test(code)) return new EngineError('refused', message);
  if (status === 429) return new EngineError(OUT_OF_CREDIT.test(code) ? 'unavailable' : 'busy', message);
  if (status === 400 || status === 422) return new RefusedField(status, text);
  return new EngineError('unavailable', message);
}

export function failureOfEvent(data: unknown): EngineError {
  const code = codeOf(JSON.stringify(data));
  if (REFUSALS.test(code)) return new EngineError('refused', 'The engine does not draw this');
  return new EngineError('unavailable', 'The engine broke off with an error');
}

function codeOf(text: string): string {
  const { data } = ErrorBody.safeParse(jsonOf(text));
  if (data === undefined) return '';
  const error = typeof data.error === 'string' ? { code: data.error, type: undefined } : data.error;
  return [error?.code, error?.type, data.detail].filter((part) => typeof part === 'string').join(' ');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
