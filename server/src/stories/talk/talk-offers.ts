import { findLastWords, type StoryChat } from '../../chats/story-chats.ts';
import type { Queries } from '../../db/database.ts';
import { foldForKeys, mentions } from '../../prompt/keywords.ts';
import type { Agreement } from '@fabula/ink/talk-script';
import { findRecognised } from './talk-store.ts';

/** Newest messages of a talk in which something may have come up. */
const LAST_MESSAGES = 40;

/** Those of a character's agreements that a talk has come to on its active path: in the reader's words, or as recognised. */
export async function findOpen(
  db: Queries,
  talk: StoryChat,
  agreements: readonly Agreement[],
): Promise<Set<Agreement>> {
  if (agreements.length === 0) return new Set();
  const shown = await findLastWords(db, talk, LAST_MESSAGES);
  const said = shown.filter(({ role }) => role === 'visitor').map(({ text }) => foldForKeys(text));
  const living = new Set(shown.map(({ message_id: messageId }) => messageId));
  const recognised = new Set(
    (await findRecognised(db, talk.chat_id))
      .filter(({ message_id: messageId }) => living.has(messageId))
      .map(({ agreement_id: agreementId }) => agreementId),
  );
  const cameUp = ({ agreementId, cues }: Agreement) =>
    recognised.has(agreementId) || cues.some((cue) => said.some((text) => mentions(text, foldForKeys(cue))));
  return new Set(agreements.filter(cameUp));
}
