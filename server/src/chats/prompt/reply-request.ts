import type { Queries } from '../../db/database.ts';
import { readCharacterFacts, type CharacterFacts } from '../../explore/character-facts.ts';
import { NEUTRAL_NAME } from '../../explore/neutral-name.ts';
import { sha256 } from '../../lib/hash.ts';
import { assemblePrompt, promptName } from '../../prompt/assemble-prompt.ts';
import { fillCard } from '../../prompt/fill-card.ts';
import { expandMacros } from '../../prompt/macros.ts';
import type { AssembledPrompt, Fact, HistoryMessage, PromptInput } from '../../prompt/prompt-input.ts';
import { estimateTokens } from '../../prompt/tokens.ts';
import type {
  CharacterCardFacts,
  PromptMessage,
  TextRequest,
  VisitorKnowledge,
} from '../../providers/text/text-engine.ts';
import type { ChatStories, ChatStory } from '../chat-story.ts';
import type { Recall } from '../../recall/recall.ts';
import { continuing } from './continuation.ts';
import { findRecalled } from './recalled-messages.ts';
import { findImagesOf } from '../images/image-store.ts';
import { findFacts } from '../store/fact-store.ts';
import { findLiving, findPathUp, type LivingMessages } from '../store/path-store.ts';
import { findMessages, findSiblings } from '../store/message-store.ts';
import { livingPersona } from '../personas/living-persona.ts';
import type { OwnVoice } from '../../generations/own-voice.ts';
import { replyVoice } from './reply-voice.ts';
import type { ReplyModels } from '../settings/reply-models.ts';
import { USUAL_NOTE_DEPTH, USUAL_TEMPERATURE } from '../settings/usual.ts';
import { readSettings } from '../settings/stored-settings.ts';
import { findSummaries, livingSummary } from '../store/summary-store.ts';
import type { ChatRow, ImageRow, MessageRow, SummaryRow } from '../tables.ts';
import { toPromptMessages } from './prompt-messages.ts';
import { readVisitor, type ReadProfiles } from '../personas/visitor.ts';

/** More never fits. */
const MOST_MESSAGES = 500;
const LAST_REPLIES = 8;
const LORE_SCAN_DEPTH = 4;
/** The most of a prompt that memory takes, however long the paid one. */
const MOST_MEMORY = 0.4;
/** Models' cost of a picture of our size, rounded up. */
const IMAGE_TOKENS = 1_100;
const CACHE_KEY_LENGTH = 32;

export interface PromptLimits {
  contextTokens: number;
  replyTokens: number;
  models: ReplyModels;
  seesImages(): boolean;
  /** The memory's share of the prompt (0 to 1) for an owner. */
  memoryShareOf(ownerId: string): Promise<number>;
  storyOf: ChatStories['of'];
  profiles: ReadProfiles;
  /** Undefined where earlier messages are not recalled. */
  recall?: Recall | undefined;
}

/** What an engine is asked for a reply, with earlier messages that matter for it. Throws the signal's reason. */
export async function readReplyRequest(
  db: Queries,
  limits: PromptLimits,
  chat: ChatRow,
  reply: Pick<MessageRow, 'message_id' | 'parent_id' | 'text'>,
  signal: AbortSignal,
): Promise<{ request: TextRequest; voice: OwnVoice }> {
  const seed = Number.parseInt(sha256(reply.message_id).slice(0, 8), 16);
  const isContinued = reply.text !== '';
  const continued = continuing(reply.text);
  const place: PromptPlace = { parentId: reply.parent_id, seed, further: isContinued ? continued : [] };
  const usual = await readPrompt(db, limits, chat, place);
  const recalled = limits.recall === undefined ? [] : await findRecalled(db, limits.recall, usual, signal);
  const { card, prompt, shown, story, visitor } =
    recalled.length === 0 ? usual : await readPrompt(db, limits, chat, { ...place, recalled });
  const { stop, voice } = replyVoice(prompt.names, promptName(card.name));
  const { engineClass } = card;
  const model = limits.models.chosenBy(chat, engineClass)?.model;
  const own = toldTo(chat.owner_id, card);
  const request: TextRequest = {
    ...(model === undefined ? {} : { model }),
    messages: isContinued ? [...prompt.messages, ...continued] : prompt.messages,
    promptTokens: prompt.tokens + (isContinued ? tokensOf(continued) : 0),
    engineClass,
    cacheKey: sha256(`prompt-cache:${chat.chat_id}`).slice(0, CACHE_KEY_LENGTH),
    maxTokens: replyTokensIn(chat, limits),
    temperature: readSettings(chat).temperature ?? USUAL_TEMPERATURE,
    seed,
    stop,
    character: fillCard(story === undefined ? own : withStory(own, story), prompt.names, seed),
    lastReplies: await readLastReplies(db, chat.chat_id, reply, shown),
    visitor,
    ...(isContinued ? { line: shown.findLast(({ role }) => role === 'visitor')?.text ?? '' } : {}),
  };
  return { request, voice };
}

interface Prompt {
  prompt: AssembledPrompt;
  card: CharacterFacts;
  story: ChatStory | undefined;
  visitor: VisitorKnowledge;
  shown: MessageRow[];
  summary: SummaryRow | undefined;
  memoryTokens: number;
}

interface PromptPlace {
  parentId: string | null;
  seed: number;
  further?: readonly PromptMessage[];
  /** Best first. */
  recalled?: readonly MessageRow[];
  /** For a prompt that is measured, not sent. */
  keepsRecallRoom?: boolean;
}

export async function readPrompt(
  db: Queries,
  limits: PromptLimits,
  chat: ChatRow,
  { parentId, seed, further = [], keepsRecallRoom = false, recalled = [] }: PromptPlace,
): Promise<Prompt> {
  const card = await readCharacterFacts(db, chat.character_id);
  const story = await limits.storyOf(db, chat);
  const path = parentId === null ? [] : await findPathUp(db, chat.chat_id, parentId, MOST_MESSAGES);
  const shown = toPromptMessages(path);
  const images = await findImagesOf(
    db,
    shown.filter(({ role }) => role === 'visitor').map((message) => message.message_id),
  );
  const replyTokens = replyTokensIn(chat, limits);
  const { instructions, noteDepth } = readSettings(chat);
  const wholeContext = contextTokensIn(chat, limits, card);
  const contextTokens = Math.max(wholeContext - tokensOf(further), Math.floor(wholeContext / 2));
  const memoryShare = Math.min(MOST_MEMORY, await limits.memoryShareOf(chat.owner_id));
  const { branch, memory, summary } = await readMemory(db, chat, parentId);
  const visitor = visitorIn(chat, story, await readVisitor(db, limits.profiles, chat));
  const prompt = assemblePrompt({
    contextTokens,
    replyTokens,
    memoryShare,
    branch,
    memory,
    seed,
    character: story === undefined ? card : { ...card, scenario: '' },
    visitor,
    story: story?.prompt,
    note: chat.notes,
    noteDepth: noteDepth ?? USUAL_NOTE_DEPTH,
    instructions,
    lorebook: {
      entries: card.lore.map((entry, index) => ({ entryId: String(index), ...entry })),
      scanDepth: card.loreRules.scanDepth ?? LORE_SCAN_DEPTH,
      recursive: card.loreRules.recursive,
      tokenBudget: card.loreRules.tokenBudget,
    },
    history: shown.map((message) => toHistory(message, images.get(message.message_id))),
    recalled: recalled.map((message) => ({ ...toHistory(message), place: message.depth })),
    keepsRecallRoom: keepsRecallRoom && limits.recall !== undefined,
    ...(limits.seesImages() ? { imageTokens: IMAGE_TOKENS } : {}),
    mature: chat.mature === 1,
  });
  const fill = (text: string) => expandMacros(text, { user: visitor.name, char: card.name }, seed);
  return {
    card,
    prompt,
    shown,
    story,
    summary,
    memoryTokens: Math.floor((contextTokens - replyTokens) * memoryShare),
    visitor: {
      name: visitor.name === NEUTRAL_NAME[chat.locale] ? '' : visitor.name,
      description: fill(visitor.description),
      said: shown
        .filter(({ message_id: messageId, role }) => role === 'visitor' && messageId !== parentId)
        .map(({ text }) => text),
      facts: memory.facts.filter((fact) => isOnBranch(fact, branch)).map(({ text }) => fill(text)),
      summary: fill(memory.summary?.text ?? ''),
      note: fill(chat.notes),
    },
  };
}

function tokensOf(messages: readonly PromptMessage[]): number {
  return messages.reduce((tokens, { content }) => tokens + estimateTokens(content), 0);
}

/** Prompt and reply together, of the engines that the chat and its character choose. */
export function contextTokensIn(
  chat: Pick<ChatRow, 'settings'>,
  { contextTokens, models }: Pick<PromptLimits, 'contextTokens' | 'models'>,
  { engineClass }: Pick<CharacterFacts, 'engineClass'>,
): number {
  return models.contextTokensIn(chat, engineClass) ?? contextTokens;
}

/** The longest reply in tokens; the operator's limit wins. */
export function replyTokensIn(
  chat: Pick<ChatRow, 'settings'>,
  { replyTokens }: Pick<PromptLimits, 'replyTokens'>,
): number {
  return Math.min(replyTokens, readSettings(chat).replyTokens ?? replyTokens);
}

function isOnBranch({ sourceMessageId }: Fact, branch: ReadonlySet<string>): boolean {
  return sourceMessageId === null || branch.has(sourceMessageId);
}

/** Without a model, authors may be told their own character's text; others never. */
function toldTo(ownerId: string, card: CharacterFacts): CharacterFacts {
  return card.ownerId === ownerId ? { ...card, about: card.persona } : card;
}

function withStory(card: CharacterFacts, { known }: ChatStory): CharacterCardFacts {
  return {
    ...card,
    scenario: '',
    exampleDialogue: [...known.exampleDialogue, ...card.exampleDialogue],
    lore: [...card.lore, ...known.lore],
  };
}

function visitorIn(
  { persona_id: personaId }: ChatRow,
  story: ChatStory | undefined,
  visitor: PromptInput['visitor'],
): PromptInput['visitor'] {
  if (story === undefined || personaId !== null) return visitor;
  return { name: story.visitor.name || visitor.name, description: story.visitor.description };
}

async function readMemory(
  db: Queries,
  chat: ChatRow,
  parentId: string | null,
): Promise<Pick<PromptInput, 'memory' | 'branch'> & { summary: SummaryRow | undefined }> {
  const facts = await findFacts(db, chat.chat_id);
  const living: LivingMessages = parentId === null ? new Map() : await findLiving(db, chat.chat_id, parentId);
  const summary = livingSummary(await findSummaries(db, chat.chat_id), living);
  return {
    branch: new Set(living.keys()),
    summary,
    memory: {
      summary:
        summary === undefined || summary.text === ''
          ? undefined
          : { text: summary.text, throughMessageId: summary.made_at_id },
      facts: facts.map((fact) => ({ factId: fact.fact_id, text: fact.text, sourceMessageId: fact.message_id })),
    },
  };
}

export async function readNames(db: Queries, chat: ChatRow): Promise<string[]> {
  const { name, nickname } = await readCharacterFacts(db, chat.character_id);
  const persona = await livingPersona(db, chat);
  return [name, nickname, persona?.name ?? ''].filter((one) => one.trim() !== '');
}

function toHistory(message: MessageRow, images: readonly ImageRow[] = []): HistoryMessage {
  const isNarration = message.note === 'narration';
  return {
    images: images.map(({ alt, image_id: imageId }) => ({ alt, imageId })),
    messageId: message.message_id,
    // Narration counts as the visitor's, so that the character does not continue it.
    role: message.role === 'visitor' || isNarration ? 'user' : 'assistant',
    text: isNarration ? `[${message.text}]` : message.text,
  };
}

/** The character's last words, newest first: other versions of this reply, then its path. */
async function readLastReplies(
  db: Queries,
  chatId: string,
  reply: Pick<MessageRow, 'message_id' | 'parent_id'>,
  shown: readonly MessageRow[],
): Promise<string[]> {
  const siblings = await findSiblings(db, chatId, [reply.parent_id]);
  const tries = await findMessages(
    db,
    siblings.map((row) => row.message_id).filter((messageId) => messageId !== reply.message_id),
  );
  const newestFirst = tries.toSorted((a, b) => b.ordinal - a.ordinal);
  return [...newestFirst, ...shown.toReversed()]
    .filter((message) => message.role === 'character')
    .map((message) => message.text)
    .slice(0, LAST_REPLIES);
}
