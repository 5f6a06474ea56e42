import { OCCASIONS } from '../occasions.ts';
import type { TextRequest } from '../text-engine.ts';
import { playOf } from './intent/acts.ts';
import { needOf } from './care.ts';
import type { Intent } from './intent/intent-patterns.ts';
import type { Phrases } from './phrases/phrases.ts';
import { answerToSame } from './memory/retrieval.ts';
import { recall } from './recall.ts';
import { bridge, gesture, sceneOf, type Scene } from './scene.ts';
import { joined, sameness } from './sentences.ts';
import { answerOfSketch, taglineOf } from './sketch/sketch.ts';
import { about, LONG_AGO, nextTale, quoteLast, suggestion, tell } from './telling.ts';
import { statementsOf } from './memory/visitor-facts.ts';

const WELCOMING: ReadonlySet<keyof Phrases> = new Set(['hello', 'wellbeing']);
const CARING = ['crisis', 'unsafe', 'threat'] as const satisfies readonly (keyof Phrases)[];

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

/** How often lore answers an unrelated statement. */
const LEAD_ON = 0.2;

/**
 * A reply from the card and the chat's facts: first danger, outside of the story; then questions about the visitor,
 * acts, and what the card answers; else plain phrases in the visitor's language. Deterministic; invents nothing, and
 * repeats nothing while there is anything else.
 */
export function composeReply(request: TextRequest): string {
  const scene = sceneOf(request);
  const need = needOf(scene.line);
  if (need !== undefined) return scene.voice.phrase(scene.phrases, need);
  const parts = partsOf(scene);
  return joined(scene.isShown ? [scene.voice.phrase(scene.phrases, 'unseen'), ...parts] : parts);
}

function partsOf(scene: Scene): string[] {
  const { line, phrases, reading, voice } = scene;
  if (reading.intent === 'machine') return [gesture(scene), voice.phrase(phrases, 'machine')];
  const own = ownWords(scene) ?? recall(scene);
  if (own !== undefined) return own;
  const play = playOf(line);
  if (play !== undefined) return act(scene, play);
  if (reading.givenName !== undefined) return meet(scene, reading.givenName);
  if (reading.intent === undefined && wasCared(scene)) return [voice.phrase(phrases, 'careFollow')];
  return answer(scene);
}

function answer(scene: Scene): string[] {
  return (
    authored(scene) ??
    asBefore(scene) ??
    answerOfSketch(scene) ??
    about(scene) ??
    plain(scene) ??
    (scene.reading.isQuestion ? evade(scene) : respond(scene))
  );
}

function asBefore(scene: Scene): string[] | undefined {
  const same = answerToSame(scene.material, scene.line);
  return same === undefined || scene.voice.age(same.text) <= LONG_AGO ? undefined : [bridge(scene), same.text];
}

function ownWords(scene: Scene): string[] | undefined {
  const { phrases, reading, voice } = scene;
  if (reading.intent !== 'repeat' && reading.intent !== 'why') return undefined;
  const quoted = quoteLast(scene);
  return quoted === undefined || reading.intent === 'repeat' ? quoted : [...quoted, voice.phrase(phrases, 'meant')];
}

function act(scene: Scene, play: keyof Phrases): string[] {
  const { line, phrases, reading, voice } = scene;
  const played = voice.phrase(phrases, play);
  const hasWords = line.includes('*') && !reading.isAction && (reading.isQuestion || reading.intent !== undefined);
  return hasWords ? [played, ...answer(scene)] : [played];
}

function meet(scene: Scene, visitor: string): string[] {
  const { line, phrases, reading, voice } = scene;
  const isMore = statementsOf(line, scene.language).length > 1;
  const second = reading.isGrief ? 'sad' : isMore ? 'noted' : 'welcome';
  return [voice.phrase(phrases, 'nameGiven', { visitor }), voice.phrase(phrases, second)];
}

/** The last reply left the story for the visitor's sake. */
function wasCared({ last, phrases }: Scene): boolean {
  const spoken = sameness(last);
  return CARING.some((kind) => phrases[kind].some((text) => sameness(text) === spoken));
}

function authored(scene: Scene): string[] | undefined {
  const { character, isForeign, reading, voice } = scene;
  const occasion = OCCASIONS.find((one) => one === reading.intent);
  const words = occasion === undefined ? undefined : character.answers[occasion];
  if (words === undefined || voice.age(words) <= LONG_AGO) return undefined;
  if (isForeign && occasion !== undefined && occasion in PLAIN) return undefined;
  return [bridge(scene), words];
}

function plain(scene: Scene): string[] | undefined {
  const { character, isForeign, phrases, reading, voice } = scene;
  const kind = reading.intent === undefined ? undefined : PLAIN[reading.intent];
  if (kind === undefined) return undefined;
  const words = voice.phrase(phrases, kind);
  const own = character.answers.identity;
  if (kind === 'identity' && isForeign && own !== undefined && voice.isFresh(own)) return [words, bridge(scene), own];
  const tagline = kind === 'identity' ? taglineOf(scene) : '';
  if (tagline !== '') return [words, bridge(scene), tagline];
  if (WELCOMING.has(kind)) return [gesture(scene), words, voice.phrase(phrases, 'welcome')];
  if (kind === 'identity' || kind === 'yes') return [words, suggestion(scene)];
  if (kind === 'no') return [words, voice.phrase(phrases, 'welcome')];
  return [kind === 'farewell' ? '' : gesture(scene), words];
}

function evade(scene: Scene): string[] {
  return [gesture(scene), scene.voice.phrase(scene.phrases, 'unknown'), suggestion(scene)];
}

function respond(scene: Scene): string[] {
  const { phrases, reading, voice } = scene;
  const reaction = voice.phrase(phrases, reading.isAboutSelf && voice.chance(0.5) ? 'noted' : 'listen');
  const told = voice.chance(LEAD_ON) ? tell(scene, nextTale(scene)) : undefined;
  return told === undefined ? [gesture(scene), reaction, voice.phrase(phrases, 'ask')] : [reaction, ...told];
}
