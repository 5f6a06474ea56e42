import { withoutClosing } from '../../../prompt/turns.ts';
import { seededRandom } from '../../../prompt/seeded-random.ts';
import type { CharacterCardFacts, TextRequest } from '../text-engine.ts';
import { materialOf, type CardMaterial, type Tale } from './card-material.ts';
import { readLine, type Reading } from './intent/intent.ts';
import { languageOf } from './language.ts';
import { memoryOf } from './memory/memory.ts';
import { phrasesOf } from './phrases/by-language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { joined, sentencesOf } from './sentences.ts';
import { VisitorFacts } from './memory/visitor-facts.ts';
import { Voice } from './voice.ts';

export interface Scene {
  line: string;
  last: string;
  reading: Reading;
  material: CardMaterial;
  phrases: Phrases;
  language: string;
  isForeign: boolean;
  facts: VisitorFacts;
  voice: Voice;
  character: CharacterCardFacts;
  isShown: boolean;
}

const PICTURE = /\[A picture(?:: ([^\]]*))?\]/g;
const NO_VISITOR = { name: '', description: '', said: [], facts: [], summary: '', note: '' };

export function sceneOf(request: TextRequest): Scene {
  const { character, messages, seed, visitor = NO_VISITOR } = request;
  const asked = messages.findLast(({ role }) => role === 'user');
  const line = (request.line ?? withoutClosing(asked?.content ?? '')).replaceAll(PICTURE, '$1').trim();
  const cardLanguage = primary(character.language);
  const language = languageOf([line, ...visitor.said.toReversed()]) ?? cardLanguage;
  return {
    line,
    last: messages.findLast(({ role }) => role === 'assistant')?.content ?? '',
    reading: visitor.said.length === 0 ? opening(readLine(line), line) : readLine(line),
    material: materialOf(character),
    phrases: phrasesOf(language),
    language,
    isForeign: language !== cardLanguage && languageName(cardLanguage, language) !== undefined,
    facts: new VisitorFacts(visitor, language),
    voice: new Voice(character, memoryOf(request), seededRandom(`${seed} ${line}`)),
    character,
    isShown: (asked?.imageIds ?? []).length > 0,
  };
}

/** Spanish and Portuguese greet and part with the same words: the first line greets. */
function opening(reading: Reading, line: string): Reading {
  return /^\s*(?:buenas noches|boa noite)/iu.test(line) ? { ...reading, intent: 'hello' } : reading;
}

function primary(language: string): string {
  return language.split('-')[0]?.toLowerCase() ?? language;
}

function languageName(tag: string, language: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(tag)) return undefined;
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(tag);
}

export function bridge(scene: Scene): string {
  const { isForeign, phrases, voice } = scene;
  if (!isForeign) return '';
  const notice = noticeOf(scene);
  return voice.isFresh(notice) ? notice : voice.phrase(phrases, 'lead');
}

export function noticeOf({ character, language, phrases, voice }: Scene): string {
  const name = languageName(primary(character.language), language) ?? '';
  return voice.phrase(phrases, 'notice', { language: name });
}

export function gesture({ isForeign, material, phrases, voice }: Scene): string {
  if (!voice.chance(0.6)) return '';
  const own = isForeign ? [] : material.actions.filter((action) => voice.isFresh(action));
  if (own.length > 0 && voice.chance(0.5)) return voice.any(own) ?? '';
  const plain = voice.phrase(phrases, 'gestures');
  return voice.age(plain) < GESTURE_REST ? '' : plain;
}

const GESTURE_REST = 8;

export function firstSpeech(text: string, language: string): string {
  const sentences = sentencesOf(text, language);
  const speech = sentences.find(({ isAction, text: words }) => !isAction && words.length > 12) ?? sentences[0];
  return (speech?.text ?? '').replaceAll(/[*“”«»「」]/gu, '').trim();
}

export function speechOf({ sentences }: Tale): string {
  return joined(sentences);
}
