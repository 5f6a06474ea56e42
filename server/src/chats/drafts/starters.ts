import type { ReplyStarters } from '../../contract/validators.ts';
import type { Database, Queries } from '../../db/database.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import type { Locale } from '../../lib/locale.ts';
import { sha256 } from '../../lib/hash.ts';
import { startersOf } from '../../providers/text/offline/starters.ts';
import type { Caller } from '../../http/caller.ts';
import type { Chats } from '../chat-list/chats.ts';
import { findPathUp } from '../store/path-store.ts';
import type { ChatRow } from '../tables.ts';
import { toPromptMessages } from '../prompt/prompt-messages.ts';

const MOST_MESSAGES = 200;

export interface StarterDeps {
  database: Database;
  chats: Chats;
}

/** Suggested messages from the character's card, free and without an engine. */
export class Starters {
  readonly #deps: StarterDeps;

  constructor(deps: StarterDeps) {
    this.#deps = deps;
  }

  async list(caller: Caller, chatId: string): Promise<ReplyStarters> {
    const { chats, database } = this.#deps;
    const chat = await chats.find(database.db, caller, chatId);
    return { starters: await readStarters(database.db, chat, caller.view.locale) };
  }
}

export async function readStarters(db: Queries, chat: ChatRow, locale: Locale): Promise<string[]> {
  const { active_message_id: leafId, chat_id: chatId, character_id: characterId } = chat;
  const card = await readCharacterFacts(db, characterId);
  const told = toPromptMessages(await findPathUp(db, chatId, leafId, MOST_MESSAGES));
  const said = told.filter(({ role }) => role === 'visitor').map(({ text }) => text);
  const heard = told.findLast(({ role }) => role === 'character')?.text ?? '';
  return startersOf({ card, said, heard, locale, seed: Number.parseInt(sha256(leafId).slice(0, 8), 16) });
}
