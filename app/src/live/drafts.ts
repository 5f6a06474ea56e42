import type { ChatMessage, KeyValueStorage, MessageImage } from '@fabula/sdk';

import { pageKeys } from '../session/storage-keys';

/** A message on its way: retried under one key until it is known to have arrived. */
export interface Attempt {
  readonly text: string;
  /** The message that it answers. */
  readonly parentId: string;
  /** The pictures that go with it. */
  readonly imageIds: readonly string[];
  /** Idempotency key: however often the request is retried, the message arrives once and costs once. */
  readonly key: string;
}

/** A picture that was chosen for a draft. */
export interface ChosenPicture {
  readonly pictureId: string;
  readonly fileName: string;
  /** The description that the visitor has given so far. */
  readonly alt: string;
  /** The uploaded picture; null until the upload is done. */
  readonly kept: KeptPicture | null;
}

/** An uploaded picture. */
export type KeptPicture = Pick<MessageImage, 'imageId' | 'address' | 'alt'>;

/** Drafts, and the messages of which it is not known whether they have arrived. */
export interface Drafts {
  readonly read: (chatId: string) => string;
  readonly write: (chatId: string, text: string) => void;
  /** The pictures that go with the draft. */
  readonly readPictures: (chatId: string) => readonly ChosenPicture[];
  readonly writePictures: (chatId: string, pictures: readonly ChosenPicture[]) => void;
  /** The attempt for this message: the one already made, or a new one. */
  readonly attempt: (chatId: string, words: Omit<Attempt, 'key'>) => Attempt;
  /** Forgets a message that has arrived, with its pictures and its attempt. Returns whether the draft was still its text. */
  readonly settle: (chatId: string, messages: readonly ChatMessage[]) => boolean;
  readonly forget: (chatId: string) => void;
}

const draftKey = (chatId: string) => pageKeys.chatDraft + chatId;
const picturesKey = (chatId: string) => pageKeys.chatPictures + chatId;
const attemptKey = (chatId: string) => pageKeys.chatAttempt + chatId;

function parseAttempt(stored: string | null): Attempt | undefined {
  const [key, place, ...lines] = stored?.split('\n') ?? [];
  const [parentId, ...imageIds] = place?.split(' ') ?? [];
  return key === undefined || parentId === undefined ? undefined : { key, parentId, imageIds, text: lines.join('\n') };
}

const formatAttempt = ({ key, parentId, imageIds, text }: Attempt) =>
  [key, [parentId, ...imageIds].join(' '), text].join('\n');

const isSame = (made: Attempt, { text, parentId, imageIds }: Omit<Attempt, 'key'>): boolean =>
  made.text === text && made.parentId === parentId && made.imageIds.join(' ') === imageIds.join(' ');

/** One picture per line, its parts URI-encoded and separated by spaces; lines that do not parse are skipped. */
const parsePictures = (stored: string): ChosenPicture[] =>
  stored.split('\n').flatMap((line): ChosenPicture[] => {
    const [pictureId, fileName, alt, imageId, address, keptAlt] = line.split(' ').map(decodeURIComponent);
    if (pictureId === undefined || fileName === undefined || alt === undefined) return [];
    if (imageId === undefined || address === undefined || keptAlt === undefined) {
      return [{ pictureId, fileName, alt, kept: null }];
    }
    return [{ pictureId, fileName, alt, kept: { imageId, address, alt: keptAlt } }];
  });

const formatPicture = ({ pictureId, fileName, alt, kept }: ChosenPicture) =>
  [pictureId, fileName, alt, ...(kept === null ? [] : [kept.imageId, kept.address, kept.alt])]
    .map(encodeURIComponent)
    .join(' ');

/** Whether the message of an attempt is among these. */
export const hasArrived = ({ text, parentId }: Attempt, messages: readonly ChatMessage[]): boolean =>
  messages.some((message) => message.role === 'visitor' && message.parentId === parentId && message.text === text);

/** Keeps the drafts of all chats in the browser's storage, where they outlive the tab. */
export function createDrafts(storage: KeyValueStorage, newKey: () => string): Drafts {
  const readAttempt = (chatId: string) => parseAttempt(storage.getItem(attemptKey(chatId)));
  const read = (chatId: string) => storage.getItem(draftKey(chatId)) ?? '';
  const forget = (chatId: string) => {
    storage.removeItem(draftKey(chatId));
    storage.removeItem(picturesKey(chatId));
    storage.removeItem(attemptKey(chatId));
  };
  return {
    read,
    forget,
    write: (chatId, text) => {
      if (text === '') storage.removeItem(draftKey(chatId));
      else storage.setItem(draftKey(chatId), text);
    },
    readPictures: (chatId) => parsePictures(storage.getItem(picturesKey(chatId)) ?? ''),
    writePictures: (chatId, pictures) => {
      if (pictures.length === 0) storage.removeItem(picturesKey(chatId));
      else storage.setItem(picturesKey(chatId), pictures.map(formatPicture).join('\n'));
    },
    attempt: (chatId, words) => {
      const made = readAttempt(chatId);
      const attempt = made !== undefined && isSame(made, words) ? made : { ...words, key: newKey() };
      storage.setItem(attemptKey(chatId), formatAttempt(attempt));
      return attempt;
    },
    settle: (chatId, messages) => {
      const attempt = readAttempt(chatId);
      if (attempt === undefined || !hasArrived(attempt, messages)) return false;
      storage.removeItem(attemptKey(chatId));
      storage.removeItem(picturesKey(chatId));
      if (read(chatId).trim() !== attempt.text) return false;
      storage.removeItem(draftKey(chatId));
      return true;
    },
  };
}
