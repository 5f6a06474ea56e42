import type { Caller } from '../http/caller.ts';
import type { ContinueItem, ContinueList } from '../contract/validators.ts';

/** Contract. */
const MOST_OF_A_KIND = 5;

/** Each domain's recent entries, last used first, as the view shows them. */
export interface Continuable {
  chats: { recent: (caller: Caller, most: number) => Promise<ContinueItem[]> };
  plays: { recent: (caller: Caller, most: number) => Promise<ContinueItem[]> };
  rooms: { recent: (caller: Caller, most: number) => Promise<ContinueItem[]> };
}

/** What the caller can resume, last used first. */
export async function listContinue({ chats, plays, rooms }: Continuable, caller: Caller): Promise<ContinueList> {
  const kinds = await Promise.all([chats, plays, rooms].map((kind) => kind.recent(caller, MOST_OF_A_KIND)));
  return { items: kinds.flat().toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)) };
}
