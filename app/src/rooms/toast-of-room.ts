import { ApiError } from '@fabula/sdk';
import { somethingFailed, type ToastMessage } from '@fabula/ui';
import { notSent } from '@fabula/ui/chat';
import { castRefused, lineMovedOn, notAllowed, peopleFirst, tooManyWait } from '@fabula/ui/rooms';

type Reason = NonNullable<ApiError['reason']>;

const toasts: Partial<Record<Reason, () => ToastMessage>> = {
  CONFLICT: peopleFirst,
  FORBIDDEN: notAllowed,
  RATE_LIMITED: tooManyWait,
};

/** What is said of a change to a line of a room that failed. */
export function toastOfLine(error: unknown): ToastMessage {
  return error instanceof ApiError && error.reason === 'CONFLICT' ? lineMovedOn() : toastOfRoom(error);
}

/** What is said of a change of the characters that failed. */
export function toastOfCast(error: unknown): ToastMessage {
  return error instanceof ApiError && error.field === 'characterIds' ? castRefused() : toastOfRoom(error);
}

/** What is said of something in a room that failed. */
export function toastOfRoom(error: unknown): ToastMessage {
  if (!(error instanceof ApiError)) return notSent();
  return (error.reason === undefined ? undefined : toasts[error.reason])?.() ?? somethingFailed();
}
