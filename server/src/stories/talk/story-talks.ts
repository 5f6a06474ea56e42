import { beginChat, EMPTY_GREETING, toGreetings } from '../../chats/chat-list/begin-chat.ts';
import type { ChatServices } from '../../chats/services.ts';
import type { ChatStory } from '../../chats/chat-story.ts';
import { findStoryChat, type StoryChat } from '../../chats/story-chats.ts';
import type { CharacterCard, Chat, StoryRound, StoryTalk } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import type { Locale } from '../../lib/locale.ts';
import { tellNew } from '../languages/in-language.ts';
import { translateScript } from '../languages/translate-script.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { StoryEngine } from '../engine/story-engine.ts';
import type { Agreement, TalkScript } from '@fabula/ink/talk-script';
import type { EngineRound } from '@fabula/ink/turn';
import { findMoveOf } from '../play/move-store.ts';
import { toRoundRow } from '../rounds/round-row.ts';
import { findNext, findPath, insertRounds } from '../rounds/round-store.ts';
import { lockSession, updateSession } from '../play/session-store.ts';
import { requireSession, showPlayedRound } from '../play/played-round.ts';
import type { Caller } from '../../http/caller.ts';
import type { QueuedCaller } from '../play/queued-caller.ts';
import { requireReading } from '../play/reading-gate.ts';
import type { StoryDeps } from '../play/story-sessions.ts';
import { orUnavailable } from '../play/story-failure.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';
import { agreedOn, moveIdOf } from '../rounds/agreed-on.ts';
import { findOpen } from './talk-offers.ts';
import { readTalkStory } from './talk-story.ts';

const CANNOT_GO_ON = 'The story cannot go on from here';

interface AgreementRequest {
  agreementId: string;
  roundId: string;
}

/** Talks with the characters of a story in the middle of it, and what is agreed in them. */
export class StoryTalks {
  readonly #deps: StoryDeps;
  readonly #chats: ChatServices['chats'];
  readonly #replies: ChatServices['replies'];

  constructor(deps: StoryDeps, { chats, replies }: Pick<ChatServices, 'chats' | 'replies'>) {
    this.#deps = deps;
    this.#chats = chats;
    this.#replies = replies;
  }

  /** The talk with a character, begun if it has not. @throws {AppError} NOT_FOUND also for one outside the cast. */
  async open(caller: QueuedCaller, sessionId: string, characterId: string): Promise<Chat> {
    const { clock, database, ids } = this.#deps;
    const { card, session } = await this.#find(database.db, caller, sessionId, characterId);
    const script = await this.#scriptOf(session, caller);
    return inTransaction(database, async (trx) => {
      await lockSession(trx, sessionId);
      const talk = await findStoryChat(trx, sessionId, characterId);
      if (talk !== undefined) return this.#chats.show(trx, talk, card);
      const chatId = ids.next('cht');
      const messages = toGreetings(this.#deps, { chatId, locale: caller.view.locale }, [
        script?.openings.get(characterId) ?? EMPTY_GREETING,
      ]);
      const begun = await beginChat(trx, {
        chatId,
        ownerId: caller.ownerId,
        card,
        title: card.name,
        notes: '',
        personaId: null,
        locale: caller.view.locale,
        messages,
        activeMessageId: messages[0]?.message_id ?? '',
        source: null,
        now: clock.now(),
        storySessionId: sessionId,
      });
      return this.#chats.show(trx, begun, card);
    });
  }

  /** What a talk has come to. @throws {AppError} NOT_FOUND also for a character outside the cast. */
  async read(caller: QueuedCaller, sessionId: string, characterId: string): Promise<StoryTalk> {
    const { db } = this.#deps.database;
    const { session } = await this.#find(db, caller, sessionId, characterId);
    const { current_round_id: roundId } = session;
    const script = await this.#scriptOf(session, caller);
    const talk = await findStoryChat(db, sessionId, characterId);
    const path = await findPath(db, sessionId, roundId);
    const own = script?.agreements.filter((agreement) => agreement.characterId === characterId) ?? [];
    const holding = script?.holding(path.at(-1)?.state ?? '', own);
    const held =
      holding === undefined ? new Set<Agreement>() : await orUnavailable(holding, CANNOT_GO_ON, 'storySessionId');
    const offers = await listOffers(db, { own, held, path, talk });
    return { chatId: talk?.chat_id ?? null, roundId, offers };
  }

  /**
   * Makes what a talk has come to a round of the play. Any number of equal calls make one round.
   *
   * @throws {AppError} NOT_FOUND for an agreement that the story does not know; CONFLICT with the current round for
   * another round, for what is agreed already or has not come up, while a move is under way, and where the story
   * has ended; BUNDLE_REQUIRED as `requireReading`; UNAVAILABLE when the story fails.
   */
  async agree(
    caller: QueuedCaller,
    sessionId: string,
    { agreementId, roundId }: AgreementRequest,
  ): Promise<StoryRound> {
    const { clock, database, engines } = this.#deps;
    const { locale } = caller.view;
    const found = await requireSession(database.db, caller, sessionId);
    const engine = await engines.of(found, caller.queueKey);
    const script = await this.#scriptOf(found, caller);
    const agreement = script?.agreements.find((one) => one.agreementId === agreementId);
    if (script === undefined || agreement === undefined) throw new AppError('NOT_FOUND', 'There is no such agreement');
    // A story runs outside the transaction, so that other writers do not wait for it. The rounds before never change.
    const telling = found.current_round_id === roundId ? this.#tell(script, found, agreement) : undefined;
    const told = telling && (await orUnavailable(telling, CANNOT_GO_ON, 'agreementId'));
    return inTransaction(database, async (trx) => {
      const session = await lockSession(trx, sessionId);
      const path = await findPath(trx, sessionId, session.current_round_id);
      const current = path.at(-1);
      if (current === undefined) throw new Error('The current round is gone');
      const repeated = current.parent_id === roundId && current.choice_id === moveIdOf(agreement);
      if (repeated) return showPlayedRound(trx, engines, { session, locale }, current);
      if (current.round_id !== roundId) throw conflict('The story stands at another round', current);
      const taken = (await findNext(trx, roundId)).find((round) => round.choice_id === moveIdOf(agreement));
      if (taken === undefined) await requireReading(trx, this.#deps.mayRead, session, current);
      const next = taken ?? (await this.#write(trx, { engine, session, path, agreement, told, locale }));
      if (taken === undefined) await insertRounds(trx, [next]);
      await updateSession(trx, sessionId, {
        current_round_id: next.round_id,
        round_count: session.round_count + (taken === undefined ? 1 : 0),
        updated_at: clock.now(),
      });
      return showPlayedRound(trx, engines, { session, locale }, next);
    });
  }

  /** The story that a chat is a part of, as its character knows it now; undefined for a chat by itself. */
  async storyOf(db: Queries, chat: StoryChat): Promise<ChatStory | undefined> {
    return readTalkStory(db, this.#deps.engines, chat);
  }

  async stop(replyIds: readonly string[]): Promise<void> {
    for (const replyId of replyIds) await this.#replies.stop(replyId);
  }

  /** What follows an agreement at the current round of a play, if the talk has come to it. */
  async #tell(script: TalkScript, session: StorySessionRow, agreement: Agreement): Promise<ToldAgreement> {
    const { db } = this.#deps.database;
    const { current_round_id: roundId, story_session_id: sessionId } = session;
    const path = await findPath(db, sessionId, roundId);
    const held = await script.holding(path.at(-1)?.state ?? '', [agreement]);
    const talk = await findStoryChat(db, sessionId, agreement.characterId);
    const [offer] = await listOffers(db, { own: [agreement], held, path, talk });
    if (offer === undefined || offer.done) return { held };
    return { held, turn: await turnAfter(script, path, agreement) };
  }

  async #write(trx: Trx, { agreement, engine, locale, path, session, told }: AgreementInPlay): Promise<StoryRoundRow> {
    const current = path.at(-1);
    if (current === undefined) throw new Error('There is nothing to agree on');
    const { story_session_id: sessionId } = session;
    if (current.ending_id !== null) throw conflict('The story has ended', current);
    if ((await findMoveOf(trx, sessionId)) !== undefined) throw conflict('Another move is under way', current);
    if (told === undefined) throw conflict('The story has moved meanwhile', current);
    const talk = await findStoryChat(trx, sessionId, agreement.characterId);
    const [offer] = await listOffers(trx, { own: [agreement], held: told.held, path, talk });
    if (offer?.done) throw conflict('This is agreed already', current);
    if (offer === undefined || told.turn === undefined) throw conflict('The talk has not come to this', current);
    const move = {
      kind: 'talk',
      choiceId: moveIdOf(agreement),
      text: agreement.text,
      wordsAs: null,
      crisis: 0,
    } as const;
    const origin = { sessionId, ordinal: session.round_count, parent: current, move };
    const language = await this.#deps.engines.languageFor(session, locale);
    const round = toRoundRow(this.#deps, { engine, turn: told.turn, origin });
    return tellNew(this.#deps.engines, { session, language, path }, round);
  }

  /** What the author has written for talks, in the words of the reader’s language. */
  async #scriptOf(session: StorySessionRow, { queueKey, view }: QueuedCaller): Promise<TalkScript | undefined> {
    const { engines } = this.#deps;
    const { talk } = await engines.of(session, queueKey);
    const script = talk && (await orUnavailable(talk(), CANNOT_GO_ON, 'storySessionId'));
    const language = await engines.languageFor(session, view.locale);
    const translated = language === null ? undefined : await engines.programIn(session, language);
    return script && translated ? translateScript(script, translated.talk) : script;
  }

  async #find(
    db: Queries,
    caller: Caller,
    sessionId: string,
    characterId: string,
  ): Promise<{ session: StorySessionRow; card: CharacterCard }> {
    const session = await requireSession(db, caller, sessionId);
    const cast = await this.#deps.explore.castOf(caller.view, session.story_id);
    const card = cast.find((member) => member.characterId === characterId);
    if (card === undefined) throw new AppError('NOT_FOUND', 'There is no such character in the story');
    return { session, card };
  }
}

interface ToldAgreement {
  /** Whether it is so already. */
  held: ReadonlySet<Agreement>;
  /** Missing where the talk has not come to it. */
  turn?: EngineRound;
}

interface AgreementInPlay {
  /** The language of the reader. */
  locale: Locale;
  engine: StoryEngine;
  session: StorySessionRow;
  path: readonly StoryRoundRow[];
  agreement: Agreement;
  /** Missing where the play was at another round when the story was asked. */
  told: ToldAgreement | undefined;
}

interface TalkInPlay {
  own: readonly Agreement[];
  /** Those that are so already. */
  held: ReadonlySet<Agreement>;
  /** The rounds from the first to the current one. */
  path: readonly StoryRoundRow[];
  talk: StoryChat | undefined;
}

/** What has come up or is agreed. What is so in the story anyway need not be agreed on. */
async function listOffers(db: Queries, { held, own, path, talk }: TalkInPlay): Promise<StoryTalk['offers']> {
  const current = path.at(-1);
  const done = new Set(agreedOn(path, own));
  const open = talk === undefined ? new Set<Agreement>() : await findOpen(db, talk, own);
  const isOpen = (agreement: Agreement) => open.has(agreement) && current?.ending_id === null && !held.has(agreement);
  return own
    .filter((agreement) => done.has(agreement) || isOpen(agreement))
    .map((agreement) => ({ agreementId: agreement.agreementId, text: agreement.text, done: done.has(agreement) }));
}

function turnAfter(script: TalkScript, path: readonly StoryRoundRow[], agreement: Agreement): Promise<EngineRound> {
  const taken = path.findLastIndex(({ move }) => move === 'choice');
  const [from, to] = [path[taken - 1], path[taken]];
  const step = from === undefined || to === undefined ? null : { state: from.state, choiceId: to.choice_id ?? '' };
  const made = agreedOn(path.slice(taken + 1), script.agreements);
  return script.agree(step, path.at(-1)?.state ?? '', [...made, agreement]);
}

function conflict(message: string, { round_id: currentRoundId }: StoryRoundRow): AppError {
  return new AppError('CONFLICT', message, { currentRoundId });
}
