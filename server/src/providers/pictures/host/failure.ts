import { z } from 'zod';
import { PictureEngineError } from '../picture-engine.ts';

/** What the errors of the servers have in common; each names its cause in another place. */
const ErrorBody = z.object({
  error: z.union([z.string(), z.object({ code: z.unknown().optional(), type: z.unknown().optional() })]).optional(),
  detail: z.unknown().optional(),
});

/** Codes by which a server says that it does not draw something. */
const REFUSALS = /moderation|content_?policy|content_?filter|safety|nsfw/i;
/** Codes by which a server says that an account has nothing left: waiting does not help. */
const OUT_OF_CREDIT = /insufficient_quota|billing/i;

/** An error answer that the request can be changed for. */
export class RefusedField extends PictureEngineError {
  /** The body of the answer, in which the field is named. */
  readonly text: string;

  constructor(status: number, text: string) {
    super('unavailable', `The engine answered with status ${status}`);
    this.text = text;
  }
}

/** @param text The body of the answer. It is never logged: it may repeat the prompt. */
export function failureOfStatus(status: number, text: string): PictureEngineError {
  const code = codeOf(text);
  const message = `The engine answered with status ${status}`;
  if (REFUSALS.test(code)) return new PictureEngineError('refused', message);
  if (status === 429) return new PictureEngineError(OUT_OF_CREDIT.test(code) ? 'unavailable' : 'busy', message);
  if (status === 400 || status === 422) return new RefusedField(status, text);
  return new PictureEngineError('unavailable', message);
}

/** The failure that an error event of a stream stands for. */
export function failureOfEvent(data: unknown): PictureEngineError {
  const code = codeOf(JSON.stringify(data));
  if (REFUSALS.test(code)) return new PictureEngineError('refused', 'The engine does not draw this');
  return new PictureEngineError('unavailable', 'The engine broke off with an error');
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
