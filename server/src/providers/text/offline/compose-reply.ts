import { withoutClosing } from '../../../prompt/turns.ts';
import { seededRandom } from '../../../prompt/seeded-random.ts';
import { speaksOfSelfHarm } from '../../../safety/local-rules.ts';
import type { CharacterCardFacts, TextRequest } from '../text-engine.ts';
import { OCCASIONS } from '../occasions.ts';
import { materialOf, type CardMaterial, type Tale } from './card-material.ts';
import { readLine, type Reading } from './intent.ts';
import type { Intent } from './intent-patterns.ts';
import { memoryOf } from './memory.ts';
import { phrasesOf } from './phrases/by-language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { findAbout } from './retrieval.ts';
import { joined } from './sentences.ts';
import { Voice } from './voice.ts';
import { tellingWords } from './words.ts';

interface Scene {
  line: string;
  /** What the character said before it. */
  last: string;
  reading: Reading;
  material: CardMaterial;
  phrases: Phrases;
  voice: Voice;
  character: CharacterCardFacts;
}

/** What the prompt says of a picture, with the words of whoever shows it. */
const PICTURE = /\[A picture(?:: ([^\]]*))?\]/g;
/** From this on something on the card is about the line. */
const ABOUT = 1.45;
/** After so many replies something may be said again to whoever asks for it. */
const LONG_AGO = 12;
/** What was begun so many replies ago is gone on with. */
const JUST_NOW = 1;
const WELCOMING: ReadonlySet<keyof Phrases> = new Set(['hello', 'wellbeing']);
const LEADING_ON: ReadonlySet<keyof Phrases> = new Set(['identity', 'yes', 'no']);

/** Intents to which a plain phrase is an answer, and the phrases for it. */
const PLAIN: Readonly<Partial<Record<Intent, keyof Phrases>>> = {
  farewell: 'farewell',
  thanks: 'thanks',
  sorry: 'sorry',
  wellbeing: 'wellbeing',
  identity: 'identity',
  sad: 'sad',
  praise: 'praise',
  advice: 'advice',
  hello: 'hello',
  yes: 'yes',
  no: 'no',
};

/**
 * A reply out of the character's own card: what it answers in its example dialogue, what its lore tells, and where
 * neither has to do with what was said, plain words that lead back to them. Nothing is made up, nothing that was said
 * lately is said again while there is something else, and equal requests are answered alike.
 */
export function composeReply(request: TextRequest): string {
  const { character, messages, seed } = request;
  const asked = messages.findLast(({ role }) => role === 'user');
  const line = (request.line ?? withoutClosing(asked?.content ?? '')).replaceAll(PICTURE, '$1').trim();
  const random = seededRandom(`${seed} ${line}`);
  const scene: Scene = {
    line,
    last: messages.findLast(({ role }) => role === 'assistant')?.content ?? '',
    reading: readLine(line),
    material: materialOf(character),
    phrases: phrasesOf(character.language),
    voice: new Voice(character, memoryOf(request), random),
    character,
  };
  const parts = partsOf(scene);
  const isShown = (asked?.imageIds ?? []).length > 0 && !speaksOfSelfHarm(line);
  return joined(isShown ? [scene.voice.phrase(scene.phrases, 'unseen'), ...parts] : parts);
}

function partsOf(scene: Scene): string[] {
  const { phrases, reading, voice } = scene;
  if (speaksOfSelfHarm(scene.line)) return [voice.phrase(phrases, 'crisis')];
  if (reading.intent === 'machine') return [gesture(scene), voice.phrase(phrases, 'machine')];
  if (reading.givenName !== undefined) return meet(scene, reading.givenName);
  if (reading.isAction) return seeActing(scene);
  return authored(scene) ?? about(scene) ?? plain(scene) ?? (reading.isQuestion ? evade(scene) : respond(scene));
}

function meet({ phrases, voice }: Scene, visitor: string): string[] {
  return [voice.phrase(phrases, 'nameGiven', { visitor }), voice.phrase(phrases, 'welcome')];
}

function seeActing(scene: Scene): string[] {
  const { phrases, voice } = scene;
  const acted = voice.phrase(phrases, 'acted');
  return tell(scene, nextTale(scene))?.toSpliced(0, 1, voice.chance(0.5) ? acted : '') ?? [gesture(scene), acted];
}

/** The author's own words for the occasion, unless they were said lately. */
function authored({ character, reading, voice }: Scene): string[] | undefined {
  const occasion = OCCASIONS.find((one) => one === reading.intent);
  const words = occasion === undefined ? undefined : character.answers[occasion];
  return words === undefined || voice.age(words) <= LONG_AGO ? undefined : [words];
}

/** What the card has to say about the line; undefined where it has nothing, or said it lately. */
function about(scene: Scene): string[] | undefined {
  const { character, line, material, reading, voice } = scene;
  if (reading.intent === 'yes' && offered(scene) !== undefined) return tell(scene, offered(scene), { isAsked: true });
  if (reading.intent === 'more') {
    return tell(scene, offered(scene) ?? nextTale(scene), { isAsked: true }) ?? spent(scene);
  }
  const found = findAbout(material, line, reading, character.name).find(
    (one) => one.score >= ABOUT && voice.age(one.kind === 'answer' ? one.answer.text : speechOf(one.tale)) > LONG_AGO,
  );
  if (found === undefined) {
    return reading.intent === 'story' ? (tell(scene, nextTale(scene)) ?? spent(scene)) : undefined;
  }
  if (found.kind === 'answer') return [found.answer.text];
  // An entry is told from its beginning.
  const first = material.tales.find((tale) => tale.title === found.tale.title && voice.isFresh(speechOf(tale)));
  return tell(scene, first ?? found.tale, { isAsked: true });
}

/** What the character has just offered to tell. */
function offered({ last, material, voice }: Scene): Tale | undefined {
  const isNamed = ({ title }: Tale) => title !== '' && last.includes(midSentence(title));
  return material.tales.find((tale) => isNamed(tale) && voice.isFresh(speechOf(tale)));
}

function spent(scene: Scene): string[] {
  return [gesture(scene), scene.voice.phrase(scene.phrases, 'spent')];
}

/** The plain answer to a greeting, a thank-you and the like. */
function plain(scene: Scene): string[] | undefined {
  const { phrases, reading, voice } = scene;
  const kind = reading.intent === undefined ? undefined : PLAIN[reading.intent];
  if (kind === undefined) return undefined;
  const answer = voice.phrase(phrases, kind);
  if (WELCOMING.has(kind)) return [gesture(scene), answer, voice.phrase(phrases, 'welcome')];
  if (LEADING_ON.has(kind)) return [answer, ...(tell(scene, nextTale(scene)) ?? [])];
  return [kind === 'farewell' ? '' : gesture(scene), answer];
}

/** To a question that the card does not answer. */
function evade(scene: Scene): string[] {
  const { phrases, voice } = scene;
  const next = nextTale(scene);
  const tale =
    next?.title === '' ? scene.material.tales.find((one) => one.title !== '' && voice.isFresh(speechOf(one))) : next;
  const unknown = voice.phrase(phrases, 'unknown');
  if (tale === undefined) return [gesture(scene), unknown, voice.phrase(phrases, 'askBack')];
  if (voice.chance(0.4)) return [unknown, ...(tell(scene, tale) ?? [])];
  return [gesture(scene), unknown, voice.phrase(phrases, 'suggest', { title: midSentence(tale.title) })];
}

/** To a statement that has to do with nothing on the card. */
function respond(scene: Scene): string[] {
  const { phrases, voice } = scene;
  const reaction = echo(scene) || voice.phrase(phrases, 'listen');
  const told = voice.chance(0.4) ? tell(scene, nextTale(scene)) : undefined;
  return told === undefined ? [gesture(scene), reaction, voice.phrase(phrases, 'ask')] : [reaction, ...told];
}

/** A piece of the lore, after a word that leads to it unless it was asked for. */
function tell(scene: Scene, tale: Tale | undefined, { isAsked = false } = {}): string[] | undefined {
  const { phrases, voice } = scene;
  if (tale === undefined) return undefined;
  const begins = tale.sentences[0]?.startsWith('*') ? '' : gesture(scene);
  const lead = isAsked || tale.title === '' ? begins : voice.phrase(phrases, 'lead');
  return [lead, ...tale.sentences];
}

/** What was not told yet: the rest of what was begun, else the beginning of something else. */
function nextTale({ material: { openers, tales }, voice }: Scene): Tale | undefined {
  const untold = tales.filter((tale) => voice.isFresh(speechOf(tale)));
  const toldAgo = ({ title }: Tale) =>
    Math.min(...tales.filter((tale) => tale.title === title).map((tale) => voice.age(speechOf(tale))));
  const begun = untold.filter((tale) => toldAgo(tale) <= JUST_NOW)[0];
  const beginnings = untold.filter((tale, index) => untold.findIndex(({ title }) => title === tale.title) === index);
  const lines = openers
    .filter((text) => voice.isFresh(text))
    .map((text) => ({ title: '', keys: [], sentences: [text], stems: new Set<string>() }));
  return begun ?? voice.any([...beginnings, ...lines]);
}

function speechOf({ sentences }: Tale): string {
  return joined(sentences);
}

/** Takes up the last telling word of the visitor. */
function echo({ line, phrases, voice }: Scene): string {
  const word = tellingWords(line.replaceAll(/\*[^*]*\*/g, ' ')).at(-1);
  if (word === undefined || word.length < 4 || !voice.chance(0.4)) return '';
  return voice.phrase(phrases, 'echo', { word });
}

/** An action of the card that was not seen lately, or a plain one. */
function gesture({ material, phrases, voice }: Scene): string {
  if (!voice.chance(0.6)) return '';
  const own = material.actions.filter((action) => voice.isFresh(action));
  return own.length > 0 && voice.chance(0.5) ? (voice.any(own) ?? '') : voice.phrase(phrases, 'gestures');
}

/** An English title inside a sentence: `The lamp` is `the lamp`. */
function midSentence(title: string): string {
  return title.replace(/^(?:The|A|An) /, (article) => article.toLowerCase());
}
