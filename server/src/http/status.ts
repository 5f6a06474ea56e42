import type { ErrorReason } from '../contract/validators.ts';

/** The HTTP status of each reason. */
export const statusOf = {
  VALIDATION_FAILED: 400,
  INSUFFICIENT_POINTS: 400,
  UNAUTHENTICATED: 401,
  REGISTRATION_REQUIRED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_IMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const satisfies Record<ErrorReason, number>;
