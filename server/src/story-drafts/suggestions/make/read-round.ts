import type { NothingMade } from '../../../drafts/suggestions/write-text.ts';
import { toClean } from '../../../lib/plain-text.ts';
import { inkText } from '../../plan/ink-text.ts';
import type { NewRound } from './build-change.ts';
import { CHOICE_LABEL, NEXT_LABEL, TEXT_LABEL } from './story-request.ts';

const MOST = { choice: 300, text: 4_000, next: 4 };
const LABELS = [CHOICE_LABEL, TEXT_LABEL, NEXT_LABEL] as const;

export function readRound(act: 'round' | 'choice', answer: string): NewRound | NothingMade {
  const said: { label: string; words: string }[] = [];
  for (const line of toClean(answer).split('\n')) {
    const words = line.trim().replace(/^[*_]{1,2}(?=[A-Z]+:)/u, '');
    const label = LABELS.find((one) => words.toUpperCase().startsWith(one));
    const last = said.at(-1);
    if (label !== undefined)
      said.push({
        label,
        words: words
          .slice(label.length)
          .replace(/^[*_]{1,2}/u, '')
          .trim(),
      });
    else if (last !== undefined) last.words = `${last.words}\n${words}`.trim();
  }
  const of = (label: string) => said.filter((one) => one.label === label && one.words !== '').map(({ words }) => words);
  const [choice] = of(CHOICE_LABEL);
  const text = of(TEXT_LABEL).join('\n');
  const next = act === 'round' ? of(NEXT_LABEL).slice(0, MOST.next) : [];
  const isFit =
    choice !== undefined &&
    text !== '' &&
    text.length <= MOST.text &&
    [choice, ...next].every((one) => one.length <= MOST.choice) &&
    (act === 'choice' || next.length >= 2);
  if (!isFit) return { kind: 'failed', failure: said.length === 0 && answer.trim() === '' ? 'empty' : 'unusable' };
  return {
    choice: inkLine(choice),
    lines: text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(inkText),
    next: next.map(inkLine),
  };
}

const inkLine = (words: string): string => inkText(words.replaceAll(/\s+/gu, ' '));

export function readLines(answer: string): string {
  const text = toClean(answer).replaceAll(/^\n+|\s+$/gu, '');
  return /^```[a-z]*\n(?<inside>[\s\S]*)\n```$/u.exec(text.trim())?.groups?.['inside'] ?? text;
}
