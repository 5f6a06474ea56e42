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

export function toastOfLine(error: unknown): ToastMessage {
  return error instanceof ApiError && error.reason === 'CONFLICT' ? lineMovedOn() : toastOfRoom(error);
}

export function toastOfCast(error: unknown): ToastMessage {
  return error instanceof ApiError && error.field === 'characterIds' ? castRefused() : toastOfRoom(error);
}

export function toastOfRoom(error: unknown): ToastMessage {
  if (!(error instanceof ApiError)) return notSent();
  return (error.reason === undefined ? undefined : toasts[error.reason])?.() ?? somethingFailed();
}
