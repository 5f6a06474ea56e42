import { ApiError, type ErrorReason } from '@fabula/sdk';
import type { PictureProblem, UploadProblem } from '@fabula/ui/pictures';

/** The fields of the form; every other field that is refused is one of the card. */
const words: readonly (string | undefined)[] = ['prompt', 'negative', undefined];

/**
 * Why the server did not begin.
 *
 * @param matureAllowed whether this server draws anything mature
 */
export function problemOfAsking(error: unknown, matureAllowed: boolean): PictureProblem {
  if (!(error instanceof ApiError)) return 'unreachable';
  const { field, status } = error;
  if (status === 403) {
    if (field === 'draftId' || field === 'mature') return matureAllowed ? 'mature-mode' : 'mature-here';
    return words.includes(field) ? 'prompt' : 'card';
  }
  if (status === 400) return field === 'prompt' ? 'commands' : 'unsupported';
  if (status === 409 && field === 'count') return 'too-many';
  return status === 503 || status === 429 ? 'busy' : 'failed';
}

/** What the contract takes, in bytes. */
const largestPicture = 8 * 1024 * 1024;
const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

export function problemOfFile({ type, size }: Pick<File, 'type' | 'size'>): UploadProblem | undefined {
  if (!pictureTypes.includes(type)) return 'wrong-type';
  return size > largestPicture ? 'too-large' : undefined;
}

const uploadProblems: Partial<Record<ErrorReason, UploadProblem>> = {
  CONFLICT: 'full',
  FORBIDDEN: 'not-allowed',
  PAYLOAD_TOO_LARGE: 'too-large',
  UNSUPPORTED_MEDIA_TYPE: 'wrong-type',
};

export function problemOfUpload(error: unknown): UploadProblem {
  const reason = error instanceof ApiError ? error.reason : undefined;
  return (reason === undefined ? undefined : uploadProblems[reason]) ?? 'failed';
}
