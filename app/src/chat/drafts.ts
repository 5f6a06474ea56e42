import type { ChatMessage, KeyValueStorage, MessageImage } from '@fabula/sdk';

import { pageKeys } from '../session/storage-keys';

/** Words on their way: sent under one key until it is known what has become of them. */
export interface Attempt {
  readonly text: string;
  /** The message that they answer. */
  readonly parentId: string;
  /** The pictures that go with them. */
  readonly imageIds: readonly string[];
  /** Idempotency key: however often the same words are sent with it, they arrive once and cost once. */
  readonly key: string;
}

/** A picture that was chosen for words not yet sent. */
export interface ChosenPicture {
  readonly pictureId: string;
  readonly fileName: string;
  /** What it shows, as far as the visitor has said. */
  readonly alt: string;
  /** The picture as the server keeps it; null until it does. */
  readonly kept: KeptPicture | null;
}

/** A picture that the server keeps. */
export type KeptPicture = Pick<MessageImage, 'imageId' | 'address' | 'alt'>;

/** Words that are not sent, or of which nobody knows whether they have arrived. */
export interface Drafts {
  readonly read: (chatId: string) => string;
  readonly write: (chatId: string, text: string) => void;
  /** The pictures that go with the words. */
  readonly readPictures: (chatId: string) => readonly ChosenPicture[];
  readonly writePictures: (chatId: string, pictures: readonly ChosenPicture[]) => void;
  /** The attempt for these words: the one already made, or a new one. */
  readonly attempt: (chatId: string, words: Omit<Attempt, 'key'>) => Attempt;
  /** The words have arrived: they, their pictures and the attempt are forgotten. Says whether they still stood in the box. */
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

/** One picture a line, its parts apart by spaces that none of them has; a line that is none of ours is left out. */
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

/** Whether the words of an attempt are among these messages. */
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
