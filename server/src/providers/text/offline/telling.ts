import type { Tale } from './card-material.ts';
import { findAbout, type Found } from './memory/retrieval.ts';
import { bridge, firstSpeech, gesture, noticeOf, speechOf, type Scene } from './scene.ts';
import { sameness, sentencesOf } from './sentences.ts';
import { scenarioOf } from './sketch/sketch.ts';

export const ABOUT = 1.45;
/** Replies after which a text may be repeated on request. */
export const LONG_AGO = 12;
/** Replies within which a begun entry is continued. */
const JUST_NOW = 1;

export function about(scene: Scene): string[] | undefined {
  const { character, line, material, reading, voice } = scene;
  if (reading.intent === 'yes' && offered(scene) !== undefined) return tell(scene, offered(scene), { isAsked: true });
  if (reading.intent === 'more') return continued(scene);
  if (reading.intent === 'another') return another(scene);
  const found = findAbout(material, line, reading, character.name).filter(({ score }) => score >= ABOUT);
  const fresh = found.find((one) => voice.age(textOf(one)) > LONG_AGO);
  const best = found[0];
  const isTold = best !== undefined && best !== fresh && voice.isTold(textOf(best));
  if (isTold && (isTopic(best) || (best.kind === 'tale' && reading.isQuestion))) return referBack(scene, best);
  if (reading.intent === 'again') return toldLast(scene);
  const isWanted = reading.intent === 'story' || (scene.isForeign && TOLD_OF.test(line));
  if (fresh === undefined) return isWanted ? another(scene, { isFirst: true }) : undefined;
  if (fresh.kind === 'answer') return [bridge(scene), fresh.answer.text];
  const { title } = fresh.tale;
  const first = material.tales.find((tale) => title !== '' && tale.title === title && voice.isFresh(speechOf(tale)));
  return tell(scene, first ?? fresh.tale, { isAsked: true });
}

/** Without a shared language, words cannot tell the topic. */
const TOLD_OF =
  /\b(?:tell me|cuéntame|háblame|raconte|parle-moi|erzähl|conta-me|fala-me|anlat)|讲讲|说说|聊聊|聞かせて|教えて|이야기|알려|احك|حدثني|أخبرني/iu;

/** A lore key, not a shared word. */
const TOPIC = 2.6;

function isTopic({ kind, score }: Found): boolean {
  return kind === 'tale' && score >= TOPIC;
}

function textOf(found: Found): string {
  return found.kind === 'answer' ? found.answer.text : speechOf(found.tale);
}

function referBack(scene: Scene, found: Found): string[] {
  const { character, material, phrases, voice } = scene;
  const title = found.kind === 'tale' ? found.tale.title : '';
  const words = firstSpeech(textOf(found), character.language);
  const reminder = voice.phrase(phrases, 'again', { words });
  const next = material.tales.find((tale) => tale.title === title && title !== '' && voice.isFresh(speechOf(tale)));
  if (next !== undefined) return [reminder, ...next.sentences];
  const end = title === '' ? '' : voice.freshPhrase(phrases, 'allTold', { title: midSentence(title) });
  return [reminder, end, suggestion(scene)];
}

function toldLast(scene: Scene): string[] | undefined {
  const { material, voice } = scene;
  const told = material.tales.filter((tale) => !voice.isFresh(speechOf(tale)));
  const newest = told.toSorted((a, b) => voice.age(speechOf(a)) - voice.age(speechOf(b)))[0];
  return newest === undefined ? quoteLast(scene) : referBack(scene, { kind: 'tale', tale: newest, score: 0 });
}

export function quoteLast(scene: Scene): string[] | undefined {
  const { character, last, phrases, voice } = scene;
  const isQuoted = [...phrases.quoteSelf, ...phrases.again].some((phrase) =>
    last.startsWith(phrase.split('{')[0] ?? phrase),
  );
  const quoted = isQuoted ? /[“«「„]\s*([^”»」]+?)\s*[”»」]/u.exec(last)?.[1] : undefined;
  const around = new Set(
    [noticeOf(scene), ...phrases.lead, ...phrases.another]
      .flatMap((text) => sentencesOf(text, character.language))
      .map(({ text }) => sameness(text)),
  );
  const own = sentencesOf(last, character.language).filter(({ text }) => !around.has(sameness(text)));
  const words = quoted ?? firstSpeech(own.map(({ text }) => text).join(' '), character.language);
  return words === '' ? undefined : [voice.phrase(phrases, 'quoteSelf', { words })];
}

function continued(scene: Scene): string[] {
  const { material, phrases, voice } = scene;
  const promised = offered(scene);
  if (promised !== undefined) return tell(scene, promised, { isAsked: true }) ?? spent(scene);
  const next = nextTale(scene);
  const ended = material.tales.find(
    ({ title, ...tale }) => title !== '' && voice.age(speechOf({ title, ...tale })) <= JUST_NOW,
  );
  if (next === undefined) return spent(scene);
  const isNew = ended !== undefined && next.title !== ended.title;
  if (!isNew) return tell(scene, next, { isAsked: true }) ?? spent(scene);
  return [voice.phrase(phrases, 'allTold', { title: midSentence(ended.title) }), ...(tell(scene, next) ?? [])];
}

function another(scene: Scene, { isFirst = false } = {}): string[] {
  const { material, phrases, voice } = scene;
  const begun = new Set(
    material.tales.filter((tale) => !voice.isFresh(speechOf(tale)) && tale.title !== '').map(({ title }) => title),
  );
  const fresh = material.tales.filter(
    ({ title }, index, all) => all.findIndex((tale) => tale.title === title) === index,
  );
  const titled = fresh.filter((tale) => tale.title !== '' && !begun.has(tale.title));
  const tale = voice.any(titled) ?? nextTale(scene);
  const told = tell(scene, tale, { isAsked: true });
  if (told === undefined) return spent(scene);
  return isFirst ? told : [voice.phrase(phrases, 'another'), ...told];
}

function offered({ last, material, voice }: Scene): Tale | undefined {
  const isNamed = ({ title }: Tale) => title !== '' && last.includes(midSentence(title));
  return material.tales.find((tale) => isNamed(tale) && voice.isFresh(speechOf(tale)));
}

/** Nothing left: the scenario, then other questions, then that all was told. */
export function spent(scene: Scene): string[] {
  const { phrases, voice } = scene;
  const rest = scene.material.tales.length === 0 ? [...(scenarioOf(scene) ?? []), askThis(scene)] : [];
  return rest.some((part) => part !== '') ? rest : [gesture(scene), voice.phrase(phrases, 'spent')];
}

/** Replies before a way to suggest is reused. */
const SUGGESTION_REST = 20;

export function suggestion(scene: Scene): string {
  const { material, phrases, voice } = scene;
  const untold = material.tales.filter((tale) => tale.title !== '' && voice.isFresh(speechOf(tale)));
  const tale = voice.any(untold);
  const isUsed = phrases.suggest.every((phrase) => voice.ageOfFrame(phrase) < SUGGESTION_REST);
  if (tale !== undefined && !isUsed) return voice.phrase(phrases, 'suggest', { title: midSentence(tale.title) });
  const isListed = material.tales.some(({ title }) => title !== '');
  return (isListed ? '' : askThis(scene)) || voice.phrase(phrases, 'askBack');
}

/** Longer questions are not quoted. */
const MOST_CUE = 100;

function askThis({ isForeign, material, phrases, voice }: Scene): string {
  if (isForeign) return '';
  const open = material.answers.find(
    ({ cue, isToQuestion, text }) =>
      isToQuestion && cue.length <= MOST_CUE && voice.isFresh(text) && voice.isUnquoted(cue),
  );
  return open === undefined ? '' : voice.phrase(phrases, 'askThis', { words: open.cue.trim() });
}

export function tell(scene: Scene, tale: Tale | undefined, { isAsked = false } = {}): string[] | undefined {
  const { isForeign, phrases, voice } = scene;
  if (tale === undefined) return undefined;
  if (isForeign) return [bridge(scene), ...tale.sentences];
  const begins = tale.sentences[0]?.startsWith('*') === true ? '' : gesture(scene);
  return [isAsked || tale.title === '' ? begins : voice.phrase(phrases, 'lead'), ...tale.sentences];
}

export function nextTale({ material: { openers, tales }, voice }: Scene): Tale | undefined {
  const untold = tales.filter((tale) => voice.isFresh(speechOf(tale)));
  const toldAgo = ({ title }: Tale) =>
    Math.min(...tales.filter((tale) => tale.title === title).map((tale) => voice.age(speechOf(tale))));
  const begun = untold.filter((tale) => toldAgo(tale) <= JUST_NOW)[0];
  // A later part of an old entry would lack its beginning.
  const beginnings = untold.filter(
    (tale, index) =>
      untold.findIndex(({ title }) => title === tale.title) === index && toldAgo(tale) === Number.POSITIVE_INFINITY,
  );
  const lines = openers
    .filter((text) => voice.isFresh(text))
    .map((text) => ({ title: '', keys: [], sentences: [text], stems: new Set<string>() }));
  return begun ?? voice.any([...beginnings, ...lines]) ?? untold[0];
}

/** `The lamp` becomes `the lamp`. */
export function midSentence(title: string): string {
  return title.replace(/^(?:The|An?|Her|His|Their) /, (article) => article.toLowerCase());
}
