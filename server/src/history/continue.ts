import type { Caller } from '../http/caller.ts';
import type { ContinueItem, ContinueList } from '../contract/validators.ts';

/** As many of each kind as the contract says. */
const MOST_OF_A_KIND = 5;

/** What each domain knows of the ways back into it: the last used first, without what the view must not show. */
export interface Continuable {
  chats: { recent: (caller: Caller, most: number) => Promise<ContinueItem[]> };
  plays: { recent: (caller: Caller, most: number) => Promise<ContinueItem[]> };
  rooms: { recent: (caller: Caller, most: number) => Promise<ContinueItem[]> };
}

/** Chats, plays and rooms that the caller can return to, the last used first. */
export async function listContinue({ chats, plays, rooms }: Continuable, caller: Caller): Promise<ContinueList> {
  const kinds = await Promise.all([chats, plays, rooms].map((kind) => kind.recent(caller, MOST_OF_A_KIND)));
  return { items: kinds.flat().toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)) };
}
