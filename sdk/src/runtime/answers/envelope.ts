import type { ErrorReason } from '../../generated/model';
import { apiErrorOf, InsufficientPointsError, type ApiError } from './errors';
import { isRecord, textOf } from './json';

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly reason: ErrorReason | undefined;
  readonly field: string | undefined;
  readonly requestId: string | undefined;
  readonly currentRoundId: string | undefined;
  readonly draftConflict: unknown;
}

/** Phrase in the message of a 400 that means "insufficient points" (Product §7.3). */
export const insufficientPointsPhrase = '积分不足';

/** A reason that has come since is passed on like every value of a newer server. */
const isReason = (value: unknown): value is ErrorReason => typeof value === 'string';

/** Reads `{ code, message, reason?, field?, requestId?, currentRoundId?, draftConflict? }` of a body; `undefined` for a body that is no envelope. */
export function readEnvelope(body: unknown): Envelope | undefined {
  if (!isRecord(body) || typeof body.code !== 'number') return undefined;
  return {
    code: body.code,
    message: textOf(body.message) ?? '',
    reason: isReason(body.reason) ? body.reason : undefined,
    field: textOf(body.field),
    requestId: textOf(body.requestId),
    currentRoundId: textOf(body.currentRoundId),
    draftConflict: body.draftConflict,
  };
}

/**
 * The typed error of a failed answer, or `undefined` for a success: HTTP 2xx and, where the body is an envelope, `code`
 * 200 (Product §5.6).
 */
export function readFailure(response: Response, body: unknown, declared: boolean): ApiError | undefined {
  const envelope = readEnvelope(body);
  if (response.ok && (envelope === undefined || envelope.code === 200)) return undefined;
  const failure = {
    status: response.status,
    code: envelope?.code ?? response.status,
    message: envelope?.message || `The server answered ${response.status} ${response.statusText}`.trim(),
    reason: envelope?.reason,
    field: envelope?.field,
    requestId: envelope?.requestId ?? response.headers.get('x-request-id') ?? undefined,
    currentRoundId: envelope?.currentRoundId,
    draftConflict: envelope?.draftConflict,
    headers: response.headers,
    declared,
  };
  const cannotPay =
    failure.reason === 'INSUFFICIENT_POINTS' ||
    (response.status === 400 && failure.message.includes(insufficientPointsPhrase));
  return cannotPay ? new InsufficientPointsError(failure) : apiErrorOf(failure);
}
