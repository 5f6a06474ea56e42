import type { CharacterCardFacts } from '../text-engine.ts';
import { isQuestion, readLine } from './intent/intent.ts';
import type { Intent } from './intent/intent-patterns.ts';
import { sentencesOf } from './sentences.ts';
import { stemsOf } from './words.ts';

export interface Answer {
  text: string;
  /** The line that it answers. */
  cue: string;
  cueStems: ReadonlySet<string>;
  cueIntent: Intent | undefined;
  /** Whether that line is a question. */
  isToQuestion: boolean;
  stems: ReadonlySet<string>;
}

/** A part of an entry of the lore that can be told in one breath. */
export interface Tale {
  title: string;
  keys: readonly string[];
  sentences: string[];
  stems: ReadonlySet<string>;
}

export interface CardMaterial {
  answers: Answer[];
  tales: Tale[];
  /** Lines of the example dialogue that answer nothing: good to begin with. */
  openers: string[];
  actions: string[];
}

/** Sentences of lore that are told at once. */
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

/** What everybody may know of a character, told beside the speech, without what speaks to the reader of the card. */
function aboutTales(card: CharacterCardFacts): Tale[] {
  const sentences = sentencesOf(card.about, card.language).map(({ text }) => text.replaceAll('*', ''));
  const told = sentences
    .filter((text) => PROSE.test(text) && text.length <= MOST_SENTENCE && !TO_THE_READER.test(text))
    .map((text) => `*${text}*`);
  const nameless = { title: '', keys: [] };
  // Where there is no lore, a question is answered by the sentence that it is about.
  return card.lore.length > 0
    ? inParts(told, nameless)
    : told.map((text) => ({ ...nameless, sentences: [text], stems: stemsOf(text) }));
}

/** A sentence that can be told, not a list of attributes or a note to a program. */
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
    // A last sentence alone goes with those before it.
    const end = told.length - at === TALE_SENTENCES + 1 ? told.length : at + TALE_SENTENCES;
    const sentences = told.slice(at, end);
    tales.push({ title, keys, sentences, stems: stemsOf(sentences.join(' ')) });
    if (end === told.length) break;
  }
  return tales;
}

/** Words that stand for a person at the beginning of a sentence, with those that belong to them. */
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

/** The pronouns that a card uses for its character, by what most sentences of the persona begin with. */
function pronounsOf(card: CharacterCardFacts): RegExp | undefined {
  const begins = (words: readonly string[]) =>
    new RegExp(String.raw`(?:^|[.!?。]\s*)(?:${words.join('|')})(?=[\s'’,的はのが])`, 'giu');
  const counted = PRONOUNS.map((words) => ({ words, count: Array.from(card.persona.matchAll(begins(words))).length }));
  const most = counted.toSorted((a, b) => b.count - a.count)[0];
  return most === undefined || most.count === 0 ? undefined : begins(most.words);
}

/**
 * Lore speaks of the character as somebody else would. What is about the world the character can say; what is about
 * the character is told beside the speech, between asterisks.
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
