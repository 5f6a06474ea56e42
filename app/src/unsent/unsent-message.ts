/** Why the server, or this device, does not send a message: the reader decides what becomes of it. */
export type Refusal = 'points' | 'words' | 'gone' | 'expired' | 'failed';

/** A message of a chat that waits on this device until it can be sent. */
export interface UnsentMessage {
  /** Its idempotency key: every try is the same request. */
  readonly key: string;
  readonly chatId: string;
  readonly text: string;
  /** The message that it answers; null until those before it in the chat are sent. Fixed before the first try. */
  readonly parentId: string | null;
  readonly imageIds: readonly string[];
  /** When the first try was made whose answer may be lost, in milliseconds since 1970; null before it. */
  readonly triedAt: number | null;
  readonly refusal: Refusal | null;
  /** The mark of the session that it was written in. */
  readonly session?: string | undefined;
}

/** Most messages that a device keeps, of all chats together. */
export const mostUnsent = 50;
/** Most that their texts take together, in UTF-16 units. */
const mostUnits = 200_000;
/** The server answers a repeated key for two days; an hour less leaves time for a slow request. In milliseconds. */
const keyLifeMs = 47 * 3_600_000;

/** Whether a device that keeps these messages has room for another text. */
export const hasRoomFor = (kept: readonly Pick<UnsentMessage, 'text'>[], text: string): boolean =>
  kept.length < mostUnsent && kept.reduce((sum, message) => sum + message.text.length, text.length) <= mostUnits;

/** Whether the server may have forgotten the key of a message that it may have taken. */
export const isExpired = ({ triedAt }: Pick<UnsentMessage, 'triedAt'>, now: number): boolean =>
  triedAt !== null && now - triedAt > keyLifeMs;

const isNewRequest: Readonly<Record<Refusal, boolean>> = {
  points: false,
  words: false,
  gone: false,
  expired: true,
  failed: true,
};

/** A message that its reader wants sent in spite of a refusal: as another request where the same one cannot succeed. */
export function wishedAgain(message: UnsentMessage, newKey: () => string): UnsentMessage {
  const { refusal } = message;
  if (refusal === null || !isNewRequest[refusal]) return { ...message, refusal: null };
  return { ...message, key: newKey(), parentId: null, triedAt: null, refusal: null };
}
