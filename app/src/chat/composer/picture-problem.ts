import { ApiError, type ErrorReason } from '@fabula/sdk';
import type { PictureProblemValue } from '@fabula/ui/chat';

type Kind = PictureProblemValue['kind'];

const largestPicture = 5 * 1024 * 1024;
const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a file cannot be sent; null when it can. */
export function problemOfFile({ type, size }: Pick<File, 'type' | 'size'>): Kind | null {
  if (!pictureTypes.includes(type)) return 'wrong-type';
  return size > largestPicture ? 'too-large' : null;
}

const kinds: Partial<Record<ErrorReason, Kind>> = {
  CONFLICT: 'enough-today',
  PAYLOAD_TOO_LARGE: 'too-large',
  UNSUPPORTED_MEDIA_TYPE: 'wrong-type',
};

/** Why the server refuses a picture; null when a retry may succeed. */
export function problemOfAnswer(error: unknown): Kind | null {
  if (!(error instanceof ApiError) || error.reason === undefined) return null;
  return kinds[error.reason] ?? null;
}
