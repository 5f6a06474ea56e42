import { operations } from '../contract/operations.ts';
import type { AppError } from '../errors.ts';
import type { SecurityEvent } from './events.ts';

const REFUSED_FILE = new Set(['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_FAILED', 'FORBIDDEN']);

const uploads: ReadonlySet<string> = new Set(
  Object.entries(operations).flatMap(([id, facts]) => ('maxBodyBytes' in facts ? [id] : [])),
);

/** A refusal's security event, by source or reason; `operation` is undefined where none was reached. */
export function securityEventOf({ reason, security }: AppError, operation?: string): SecurityEvent | undefined {
  if (security !== undefined) return security;
  if (reason === 'RATE_LIMITED') return { name: 'rate limit hit', operation };
  if (operation !== undefined && uploads.has(operation) && REFUSED_FILE.has(reason)) {
    return { name: 'upload refused', operation, reason };
  }
  return undefined;
}
