import type { CharacterCardFacts } from '../text-engine.ts';
import { isQuestion, readLine } from './intent/intent.ts';
import type { Intent } from './intent/intent-patterns.ts';
import { sentencesOf } from './sentences.ts';
import { stemsOf } from './words.ts';

export interface Answer {
  text: string;
  /** The line before it. */
  cue: string;
  cueStems: ReadonlySet<string>;
  cueIntent: Intent | undefined;
  isToQuestion: boolean;
  stems: ReadonlySet<string>;
}

export interface Tale {
  title: string;
  keys: readonly string[];
  sentences: string[];
  stems: ReadonlySet<string>;
}

export interface CardMaterial {
  answers: Answer[];
  tales: Tale[];
  openers: string[];
  actions: string[];
}

const TALE_SENTENCES = 2;

export function materialOf(card: CharacterCardFacts): CardMaterial {
  const lines = card.exampleDialogue.map((line, index) => ({
    ...line,
    cue: card.exampleDialogue[index - 1]?.speaker === 'visitor' ? card.exampleDialogue[index - 1]?.text : undefined,
  }));
  const spoken = lines.filter(({ speaker }) => speaker === 'character');
  const answer = (text: string, cue: string): Answer => ({
    text,
    cue,
    cueStems: stemsOf(cue),
    cueIntent: readLine(cue).intent,
    isToQuestion: isQuestion(cue),
    stems: stemsOf(text),
  });
  const texts = [...spoken.map(({ text }) => text), card.greeting];
  return {
    answers: spoken.flatMap(({ cue, text }) => (cue === undefined ? [] : [answer(text, cue)])),
    openers: spoken.filter(({ cue }) => cue === undefined).map(({ text }) => text),
    tales: [...card.lore.flatMap((entry) => talesOf(entry, card)), ...aboutTales(card)],
    actions: texts.flatMap((text) =>
      sentencesOf(text, card.language)
        .filter(({ isAction }) => isAction)
        .map((action) => action.text),
    ),
  };
}

function aboutTales(card: CharacterCardFacts): Tale[] {
  const sentences = sentencesOf(card.about, card.language).map(({ text }) => text.replaceAll('*', ''));
  const told = sentences
    .filter((text) => PROSE.test(text) && text.length <= MOST_SENTENCE && !TO_THE_READER.test(text))
    .map((text) => `*${text}*`);
  const nameless = { title: '', keys: [] };
  return card.lore.length > 0
    ? inParts(told, nameless)
    : told.map((text) => ({ ...nameless, sentences: [text], stems: stemsOf(text) }));
}

const PROSE = /^[^{}<>[\]|=:]*[.!?…。！？؟]["”»」]?$/u;
const MOST_SENTENCE = 300;

const TO_THE_READER =
  /(?<!\p{L})(?:you|your|climb|bring|ask|come|quien le|te|tu|usted|vous|votre|ihr|euch|quem lhe|sen|sizin|あなた|당신|你|您)(?!\p{L})/iu;

function talesOf(entry: CharacterCardFacts['lore'][number], card: CharacterCardFacts): Tale[] {
  const sentences = sentencesOf(entry.text, card.language).map(({ text }) => text);
  return inParts(asTold(sentences, card), entry);
}

function inParts(told: readonly string[], { keys, title }: Pick<Tale, 'keys' | 'title'>): Tale[] {
  const tales: Tale[] = [];
  for (let at = 0; at < told.length; at += TALE_SENTENCES) {
    const end = told.length - at === TALE_SENTENCES + 1 ? told.length : at + TALE_SENTENCES;
    const sentences = told.slice(at, end);
    tales.push({ title, keys, sentences, stems: stemsOf(sentences.join(' ')) });
    if (end === told.length) break;
  }
  return tales;
}

const PRONOUNS = [
  ['she', 'her'],
  ['he', 'his'],
  ['they', 'their'],
  ['ella'],
  ['él'],
  ['ela'],
  ['ele'],
  ['elle'],
  ['il'],
  ['sie', 'ihr', 'ihre'],
  ['er', 'sein', 'seine'],
  ['她'],
  ['他'],
  ['彼女'],
  ['彼'],
  ['그녀'],
  ['그'],
  ['هي'],
  ['هو'],
] as const;

function pronounsOf(card: CharacterCardFacts): RegExp | undefined {
  const begins = (words: readonly string[]) =>
    new RegExp(String.raw`(?:^|[.!?。]\s*)(?:${words.join('|')})(?=[\s'’,的はのが])`, 'giu');
  const counted = PRONOUNS.map((words) => ({ words, count: Array.from(card.persona.matchAll(begins(words))).length }));
  const most = counted.toSorted((a, b) => b.count - a.count)[0];
  return most === undefined || most.count === 0 ? undefined : begins(most.words);
}

/**
 * Lore is written by a narrator: the character says what is about the world; what is about the character is narrated.
 */
function asTold(sentences: readonly string[], card: CharacterCardFacts): string[] {
  const names = card.name.split(/[\s·・]+/u).filter((part) => part.length > 1);
  const pronouns = pronounsOf(card);
  let wasNamed = false;
  return sentences.map((text) => {
    const isNamed = names.some((part) => text.includes(part));
    const isMeant = wasNamed && pronouns !== undefined && text.search(pronouns) === 0;
    wasNamed ||= isNamed;
    return isNamed || isMeant ? `*${text.replaceAll('*', '')}*` : text;
  });
}
