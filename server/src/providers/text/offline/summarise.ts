import { estimateTokens } from '../../../prompt/tokens.ts';
import type { CharacterCardFacts, SummaryWanted } from '../text-engine.ts';
import { sameness, sentencesOf } from './sentences.ts';
import { stemsOf } from './words.ts';

interface Quote {
  line: string;
  stems: ReadonlySet<string>;
  order: number;
  weight: number;
}

const MOST_LETTERS = 240;
/** Shorter lines only greet or agree. */
const LEAST_STEMS = 3;
/** Facts are rarely asked about. */
const QUESTION_WEIGHT = 0.4;
/** The character's words are on its card; the visitor's are nowhere else. */
const OWN_WEIGHT = 0.4;

/** Quotes the most telling sentences with their speakers, in at most `tokens`; claims nothing. */
export function summarise(
  { former, said }: SummaryWanted,
  { language, name }: Pick<CharacterCardFacts, 'language' | 'name'>,
  tokens: number,
): string {
  const kept = former.split('\n').filter((line) => line.startsWith('- '));
  const lines = [...kept, ...said.flatMap(({ speaker, text }) => quotesOf(speaker, text, language))];
  const distinct = [...new Map(lines.map((line) => [sameness(line), line])).values()];
  const quotes = distinct.map((line, order) => toQuote(line, order, name));
  const told = quotes.filter(({ stems }) => stems.size >= LEAST_STEMS);
  return pick(told.length > 0 ? told : quotes, tokens)
    .toSorted((a, b) => a.order - b.order)
    .map(({ line }) => line)
    .join('\n');
}

function quotesOf(speaker: string, text: string, language: string): string[] {
  return sentencesOf(text, language)
    .filter(({ isAction }) => !isAction)
    .map((sentence) => sentence.text.replaceAll(/\s+/g, ' '))
    .filter((sentence) => sentence.length <= MOST_LETTERS)
    .map((sentence) => `- ${speaker}: ${sentence}`);
}

function toQuote(line: string, order: number, name: string): Quote {
  const sentence = line.slice(line.indexOf(':') + 1);
  const asked = /[?？؟]\s*$/u.test(sentence) ? QUESTION_WEIGHT : 1;
  const own = line.startsWith(`- ${name}:`) ? OWN_WEIGHT : 1;
  return { line, order, stems: stemsOf(sentence), weight: asked * own };
}

/** Best first, by what each adds to those before. */
function pick(quotes: readonly Quote[], tokens: number): Quote[] {
  const spread = new Map<string, number>();
  for (const { stems } of quotes) for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const weigh = (stem: string) => Math.log(1 + quotes.length / (spread.get(stem) ?? 1));
  const picked: Quote[] = [];
  const told = new Set<string>();
  const waiting = new Set(quotes);
  let left = tokens;
  while (waiting.size > 0) {
    const best = bestOf(waiting, told, weigh);
    if (best === undefined) break;
    waiting.delete(best);
    const cost = estimateTokens(best.line) + 1;
    if (cost > left) continue;
    left -= cost;
    picked.push(best);
    for (const stem of best.stems) told.add(stem);
  }
  return picked;
}

function bestOf(
  quotes: ReadonlySet<Quote>,
  told: ReadonlySet<string>,
  weigh: (stem: string) => number,
): Quote | undefined {
  let best: Quote | undefined;
  let bestScore = 0;
  for (const quote of quotes) {
    const fresh = [...quote.stems].filter((stem) => !told.has(stem));
    const score = fresh.reduce((sum, stem) => sum + weigh(stem), 0) * quote.weight;
    if (score > bestScore) [best, bestScore] = [quote, score];
  }
  return best;
}
