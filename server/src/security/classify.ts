import { operations } from '../contract/operations.ts';
import type { AppError } from '../errors.ts';
import type { SecurityEvent } from './events.ts';

const REFUSED_FILE = new Set(['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_FAILED', 'FORBIDDEN']);

/** The operations that take more than a form does: their bodies carry files. */
const uploads: ReadonlySet<string> = new Set(
  Object.entries(operations).flatMap(([id, facts]) => ('maxBodyBytes' in facts ? [id] : [])),
);

/**
 * The event of a refusal in the security log: given by its source, else by its reason.
 *
 * @param operation Id of the operation that was refused; undefined for a request that reached none.
 */
export function securityEventOf({ reason, security }: AppError, operation?: string): SecurityEvent | undefined {
  if (security !== undefined) return security;
  if (reason === 'RATE_LIMITED') return { name: 'rate limit hit', operation };
  if (operation !== undefined && uploads.has(operation) && REFUSED_FILE.has(reason)) {
    return { name: 'upload refused', operation, reason };
  }
  return undefined;
}
