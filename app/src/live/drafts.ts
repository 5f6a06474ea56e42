import type { ChatMessage, KeyValueStorage } from '@fabula/sdk';
import { array, nullable, object, readonly, string, type output } from 'zod/mini';

import { stored } from '../data/stored';
import { pageKeys } from '../session/storage-keys';

/** A message under way: retried under one idempotency key until it is known to have arrived. */
const Attempt = object({ text: string(), parentId: string(), imageIds: readonly(array(string())), key: string() });
export type Attempt = Readonly<output<typeof Attempt>>;

const KeptPicture = object({ imageId: string(), address: string(), alt: string() });
export type KeptPicture = Readonly<output<typeof KeptPicture>>;

/** `kept` is null until the upload is done. */
const ChosenPicture = object({
  pictureId: string(),
  fileName: string(),
  alt: string(),
  kept: nullable(KeptPicture),
});
export type ChosenPicture = Readonly<output<typeof ChosenPicture>>;

export interface Drafts {
  readonly read: (chatId: string) => string;
  readonly write: (chatId: string, text: string) => void;
  readonly readPictures: (chatId: string) => readonly ChosenPicture[];
  readonly writePictures: (chatId: string, pictures: readonly ChosenPicture[]) => void;
  readonly attempt: (chatId: string, words: Omit<Attempt, 'key'>) => Attempt;
  /** Forgets a message that has arrived; returns whether the draft was still its text. */
  readonly settle: (chatId: string, messages: readonly ChatMessage[]) => boolean;
  readonly forget: (chatId: string) => void;
}

const draftKey = (chatId: string) => pageKeys.chatDraft + chatId;
const picturesKey = (chatId: string) => pageKeys.chatPictures + chatId;
const attemptKey = (chatId: string) => pageKeys.chatAttempt + chatId;
const attemptOf = (chatId: string) => stored(attemptKey(chatId), Attempt);
const picturesOf = (chatId: string) => stored(picturesKey(chatId), array(ChosenPicture));

const isSame = (made: Attempt, { text, parentId, imageIds }: Omit<Attempt, 'key'>): boolean =>
  made.text === text && made.parentId === parentId && made.imageIds.join(' ') === imageIds.join(' ');

export const hasArrived = ({ text, parentId }: Attempt, messages: readonly ChatMessage[]): boolean =>
  messages.some((message) => message.role === 'visitor' && message.parentId === parentId && message.text === text);

export function createDrafts(storage: KeyValueStorage, newKey: () => string): Drafts {
  const readAttempt = (chatId: string) => attemptOf(chatId).read(storage);
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
    readPictures: (chatId) => picturesOf(chatId).read(storage) ?? [],
    writePictures: (chatId, pictures) => {
      if (pictures.length === 0) storage.removeItem(picturesKey(chatId));
      else picturesOf(chatId).write(storage, [...pictures]);
    },
    attempt: (chatId, words) => {
      const made = readAttempt(chatId);
      const attempt =
        made !== undefined && isSame(made, words) ? made : { ...words, imageIds: [...words.imageIds], key: newKey() };
      attemptOf(chatId).write(storage, attempt);
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
