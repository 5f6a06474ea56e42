import type { PreviewReplyForm } from '../../contract/validators.ts';
import type { ReadProfiles } from '../../chats/personas/visitor.ts';
import { visitorAs } from '../../chats/personas/visitor.ts';
import { replyVoice } from '../../chats/prompt/reply-voice.ts';
import { USUAL_TEMPERATURE } from '../../chats/settings/usual.ts';
import type { Queries } from '../../db/database.ts';
import { NEUTRAL_NAME } from '../../explore/neutral-name.ts';
import type { OwnVoice } from '../../generations/own-voice.ts';
import type { Caller } from '../../http/caller.ts';
import { sha256 } from '../../lib/hash.ts';
import { assemblePrompt, promptName } from '../../prompt/assemble-prompt.ts';
import { fillCard } from '../../prompt/fill-card.ts';
import type { HistoryMessage } from '../../prompt/prompt-input.ts';
import type { TextRequest } from '../../providers/text/text-engine.ts';
import type { PreviewedDraft } from './previewed-draft.ts';

export type PreviewTurn = PreviewReplyForm['messages'][number];

/** Newest messages that wake entries of the lore, as in chats. */
const LORE_SCAN_DEPTH = 4;

export interface PreviewLimits {
  /** Tokens of prompt and reply together. */
  contextTokens: number;
  replyTokens: number;
  profiles: ReadProfiles;
}

export interface AskedReply {
  replyId: string;
  caller: Caller;
  draft: PreviewedDraft;
  /** The preview so far, the line to be answered last. */
  turns: readonly PreviewTurn[];
}

export async function readPreviewRequest(
  db: Queries,
  { contextTokens, profiles, replyTokens }: PreviewLimits,
  { caller, draft, replyId, turns }: AskedReply,
): Promise<{ request: TextRequest; voice: OwnVoice }> {
  const { character, fields } = draft;
  const { ownerId, view } = caller;
  const seed = Number.parseInt(sha256(replyId).slice(0, 8), 16);
  const visitor = await visitorAs(db, profiles, { owner_id: ownerId, locale: view.locale }, undefined);
  const history = historyOf(character.greeting, turns);
  const prompt = assemblePrompt({
    character,
    visitor,
    note: '',
    lorebook: {
      entries: character.lore.map((entry, index) => ({ entryId: String(index), ...entry })),
      scanDepth: character.loreRules.scanDepth ?? LORE_SCAN_DEPTH,
      recursive: character.loreRules.recursive,
      tokenBudget: character.loreRules.tokenBudget,
    },
    memory: { summary: undefined, facts: [] },
    branch: new Set(history.map(({ messageId }) => messageId)),
    history,
    contextTokens,
    replyTokens,
    mature: fields.mature && view.mature,
    seed,
  });
  const { stop, voice } = replyVoice(prompt.names, promptName(character.name));
  const request: TextRequest = {
    messages: prompt.messages,
    maxTokens: replyTokens,
    temperature: USUAL_TEMPERATURE,
    seed,
    stop,
    character: fillCard({ ...character, about: draft.told }, prompt.names, seed),
    lastReplies: history
      .filter(({ role }) => role === 'assistant')
      .map(({ text }) => text)
      .toReversed(),
    visitor: {
      name: visitor.name === NEUTRAL_NAME[view.locale] ? '' : visitor.name,
      description: visitor.description,
      said: turns
        .slice(0, -1)
        .filter(({ role }) => role === 'reader')
        .map(({ text }) => text),
      facts: [],
      summary: '',
      note: '',
    },
  };
  return { request, voice };
}

const MOST_TURNS = 12;

/** A whole preview whose first line is the reader's began with the greeting. */
function historyOf(greeting: string, turns: readonly PreviewTurn[]): HistoryMessage[] {
  const isWhole = turns[0]?.role === 'reader' && turns.length < MOST_TURNS;
  const opening: readonly PreviewTurn[] = isWhole ? [{ role: 'character', text: greeting }] : [];
  return [...opening, ...turns].map(({ role, text }, index) => ({
    messageId: String(index),
    role: role === 'reader' ? 'user' : 'assistant',
    text,
  }));
}
