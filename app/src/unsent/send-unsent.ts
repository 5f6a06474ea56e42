import {
  ApiError,
  ConnectionError,
  InsufficientPointsError,
  sendMessage,
  TimeoutError,
  type ErrorReason,
  type ReplyQuote,
} from '@fabula/sdk';

import { isExpired, type Refusal, type UnsentMessage } from './unsent-message';
import { changeUnsent, listUnsent } from './unsent-store';

/** What of a chat decides about its next message. */
export interface ChatHead {
  readonly activeMessageId: string;
  /** A reply is being written: the server takes no other message meanwhile. */
  readonly isReplying: boolean;
  readonly quote: Pick<ReplyQuote, 'points' | 'balance'>;
}

export interface SendParts {
  /** Undefined where this session has no such chat. */
  readonly readHead: () => Promise<ChatHead | undefined>;
  readonly onTurn?: (turn: Awaited<ReturnType<typeof sendMessage>>) => void;
  /** The message that the reader has asked to send: it is sent whatever is known of the balance. */
  readonly wishedKey?: string | undefined;
}

/** `later` may succeed in a while; `stopped` waits for its reader. */
export type SendOutcome = 'done' | 'later' | 'stopped';

const refusals: Partial<Record<ErrorReason, Refusal>> = { FORBIDDEN: 'words', NOT_FOUND: 'gone' };
/** The chat or the server is busy; with a 401, the session ends, and the account finds its words when it is back. */
const passing: ReadonlySet<number> = new Set([401, 408, 409, 425, 429]);

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof InsufficientPointsError) return 'points';
  if (!(error instanceof ApiError))
    return error instanceof ConnectionError || error instanceof TimeoutError ? null : 'failed';
  if (error.status >= 500 || passing.has(error.status)) return null;
  return (error.reason && refusals[error.reason]) ?? 'failed';
}

const refuse = async ({ chatId, key }: UnsentMessage, refusal: Refusal): Promise<SendOutcome> => {
  await changeUnsent(chatId, key, (message) => ({ ...message, refusal }));
  return 'stopped';
};

async function sendOne(
  message: UnsentMessage,
  { readHead, onTurn, wishedKey }: SendParts,
): Promise<'sent' | SendOutcome> {
  const { chatId, key, text, imageIds, refusal } = message;
  if (refusal !== null) return 'stopped';
  const now = Date.now();
  if (isExpired(message, now)) return refuse(message, 'expired');
  const head = await readHead();
  if (head === undefined) return 'stopped';
  // One that was tried may have begun the reply that is under way: the same request gets the same answer.
  if (head.isReplying && message.triedAt === null) return 'later';
  const lacksPoints = head.quote.balance < head.quote.points;
  if (lacksPoints && message.triedAt === null && wishedKey !== key) return refuse(message, 'points');
  const parentId = message.parentId ?? head.activeMessageId;
  await changeUnsent(chatId, key, (kept) => ({ ...kept, parentId, triedAt: kept.triedAt ?? now }));
  const form = { text, parentId, ...(imageIds.length === 0 ? {} : { imageIds: [...imageIds] }) };
  try {
    const turn = await sendMessage(chatId, form, { headers: { 'Idempotency-Key': key } });
    onTurn?.(turn);
    await changeUnsent(chatId, key, () => null);
    return 'sent';
  } catch (error) {
    const reason = refusalOf(error);
    return reason === null ? 'later' : refuse(message, reason);
  }
}

/** Per chat, one at a time in all tabs; a browser without locks is left to the idempotency keys. */
const alone = <Result>(chatId: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`unsent-${chatId}`, work) : work();

/** Sends the unsent messages of a chat in order, each at most once, until one has to wait. */
export const sendUnsent = (chatId: string, parts: SendParts): Promise<SendOutcome> =>
  alone(chatId, async () => {
    const sendNext = async (): Promise<SendOutcome> => {
      const [next] = await listUnsent(chatId);
      if (next === undefined) return 'done';
      const outcome = await sendOne(next, parts);
      return outcome === 'sent' ? sendNext() : outcome;
    };
    return sendNext();
  });
