import { getChat, type SessionStore } from '@fabula/sdk';

import { isNotFound } from '../data/query-clients';
import { clearAtSignOut } from './clear-at-sign-out';
import { openChats, retryMs } from './open-chats';
import { sendUnsent, type ChatHead } from './send-unsent';
import { chatsWithUnsent } from './unsent-store';

/** The chat as this session has it: a message never leaves under another account. */
async function readHead(chatId: string): Promise<ChatHead | undefined> {
  try {
    const { activeMessageId, messages, quote } = await getChat(chatId);
    return { activeMessageId, quote, isReplying: messages.items.some(({ status }) => status === 'streaming') };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

async function sendAll(): Promise<boolean> {
  const chats = (await chatsWithUnsent()).filter((chatId) => !openChats.has(chatId));
  const sends = chats.map((chatId) => sendUnsent(chatId, { readHead: () => readHead(chatId) }));
  const outcomes = await Promise.allSettled(sends);
  return outcomes.some((outcome) => outcome.status === 'rejected' || outcome.value === 'later');
}

/** Merely reading `localStorage` throws where the browser keeps nothing. */
function storageOf(target: Window): Storage | undefined {
  try {
    return target.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Sends what waits on this device now, and whenever the browser is back online or its reader back at the tab; forgets it
 * when the account is left.
 */
export function startUnsent(target: Window, session: SessionStore | undefined): void {
  if (session !== undefined) clearAtSignOut(session, storageOf(target));
  let timer: number | undefined;
  const send = () => {
    target.clearTimeout(timer);
    if (!target.navigator.onLine) return;
    sendAll().then(
      (isLeft) => {
        if (isLeft && target.document.visibilityState === 'visible') timer = target.setTimeout(send, retryMs);
      },
      (error: unknown) => console.warn('Unsent messages could not be read', error),
    );
  };
  target.addEventListener('online', send);
  target.document.addEventListener('visibilitychange', () => {
    if (target.document.visibilityState === 'visible') send();
  });
  send();
}
