import { z } from 'zod';
import type { ChatStory } from '../../chats/chat-story.ts';
import type { StoryChat } from '../../chats/story-chats.ts';
import { StoryRole } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import type { Agreement } from '@fabula/ink/talk-script';
import { inLanguage } from '../languages/in-language.ts';
import { findPath } from '../rounds/round-store.ts';
import { showPanel, showProgress } from '../rounds/show.ts';
import type { StoryEngines } from '../play/story-engines.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';
import { knownOf, type Knower, type Stretch } from './story-knowledge.ts';
import { agreedOn } from '../rounds/agreed-on.ts';
import { findAnySession, findStoryWords, type StoryWords } from './talk-store.ts';

const JUST_NOW = ['what happened', 'just now', 'remember', 'so far', 'the story'];
const NEWEST = 'what has just happened';
const BEFORE = 'what happened before';

const Roles = z.array(StoryRole);

/** What stands around a talk: the story, the way to the current round, and who talks. */
interface TalkFacts {
  words: StoryWords;
  session: StorySessionRow;
  path: readonly StoryRoundRow[];
  knower: Knower;
  willing: readonly Agreement[];
  agreed: readonly Agreement[];
}

/** The story that a chat is a part of, as its character knows it at the current round; undefined for a chat by itself. */
export async function readTalkStory(
  db: Queries,
  engines: Pick<StoryEngines, 'languageFor' | 'of' | 'programIn'>,
  chat: StoryChat,
): Promise<ChatStory | undefined> {
  const { character_id: characterId, story_session_id: sessionId } = chat;
  if (sessionId === null) return undefined;
  const session = await findAnySession(db, sessionId);
  const words = await findStoryWords(db, session.story_id);
  const { name } = await readCharacterFacts(db, characterId);
  const played = await findPath(db, sessionId, session.current_round_id);
  // Characters are recognised by their names as the story's own language writes them.
  const path = await inLanguage(engines, { session, language: null }, played);
  const script = await (await engines.of(session, session.owner_id)).talk?.();
  const own = script?.agreements.filter((agreement) => agreement.characterId === characterId) ?? [];
  const agreed = agreedOn(path, own);
  const state = path.at(-1)?.state ?? '';
  const held = await script?.holding(state, own);
  const willing = own.filter((agreement) => !agreed.includes(agreement) && held?.has(agreement) === false);
  const facts: TalkFacts = { words, session, path, knower: { characterId, name }, willing, agreed };
  const stretches = knownOf(path, facts.knower);
  return {
    prompt: { title: words.title, frame: frameOf(facts), told: stretches.map(tell) },
    visitor: visitorOf(facts),
    known: {
      lore: toLore(stretches),
      exampleDialogue: willing
        .filter(({ answer }) => answer !== '')
        .flatMap(({ answer, cues }) => [
          { speaker: 'visitor' as const, text: cues.join(' ') },
          { speaker: 'character' as const, text: answer },
        ]),
    },
  };
}

function visitorOf({ session, words }: TalkFacts): ChatStory['visitor'] {
  const role = Roles.parse(JSON.parse(words.roles)).find(({ roleId }) => roleId === session.role_id);
  return { name: session.player_name ?? '', description: role === undefined ? '' : `${role.label}. ${role.note}` };
}

function frameOf({ agreed, knower, path, willing, words }: TalkFacts): string {
  const current = path.at(-1);
  const { name } = knower;
  const chapter = current === undefined ? null : showProgress(current).chapter;
  const lines = [
    `${name} talks from inside the story “${words.title}”: ${words.synopsis}`,
    `${name} knows of it what is written below and nothing else: not what comes later, not what others lived through.`,
    chapter === null ? '' : `It is the time of the chapter “${chapter.title}”.`,
    current?.ending_id === null ? '' : 'The story has come to its end.',
    ...panelLines(current, knower),
    ...agreed.map(({ text }) => `Agreed: ${text}`),
    ...willing.map(({ text }) => `If the talk comes to it, ${name} would agree to this, and to nothing more: ${text}`),
    'Where the talk and this disagree, this is true.',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** How the character stands towards the reader; what else the panel shows is the reader's own. */
function panelLines(current: StoryRoundRow | undefined, { characterId, name }: Knower): string[] {
  return (current === undefined ? [] : showPanel(current)).flatMap((value) =>
    value.kind === 'relationship' && value.characterId === characterId
      ? [`How much ${name} thinks of the visitor: ${value.value} of ${value.max}.`]
      : [],
  );
}

function tell({ did, paragraphs }: Stretch): string {
  return [did === null ? '' : `The visitor’s choice: ${did}`, ...paragraphs].filter((text) => text !== '').join('\n');
}

/** The stretches at one place as an entry of the lore, under the place's name; the newest as one that is asked for. */
function toLore(stretches: readonly Stretch[]): ChatStory['known']['lore'] {
  const newest = stretches.slice(-1).map((stretch) => ({
    title: NEWEST,
    keys: JUST_NOW,
    text: stretch.paragraphs.join(' '),
  }));
  const byPlace = Map.groupBy(stretches.slice(0, -1), ({ scene }) => scene);
  const older = [...byPlace].map(([scene, at]) => {
    const place = scene?.replaceAll('-', ' ');
    return {
      title: place === undefined ? BEFORE : `the ${place}`,
      keys: place === undefined ? [] : [place],
      text: at.flatMap(({ paragraphs }) => paragraphs).join(' '),
    };
  });
  return [...newest, ...older];
}
