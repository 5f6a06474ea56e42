/** How long a chat or server that is busy is left alone, in milliseconds. */
export const retryMs = 10_000;

/** Chats that are open here send their own messages, and show them. */
export const openChats = new Set<string>();
