import { addRound, reword, type AskedChange, type Made, type NewRound, type SourceNames } from './build-change.ts';
import { readLines, readRound } from './read-round.ts';

export function changeFromRound({ part, place }: AskedChange, round: NewRound, names: SourceNames): Made {
  if (place === undefined || round.choice === '') return { kind: 'failed', failure: 'unchanged' };
  return addRound({ part, place }, round, names);
}

/** A change of a part from what a model has answered. @param language BCP 47 */
export function changeFromAnswer(asked: AskedChange, answer: string, names: SourceNames, language: string): Made {
  if (asked.act === 'wording') return reword(asked, readLines(answer), language);
  const round = readRound(asked.act, answer);
  return 'kind' in round ? round : changeFromRound(asked, round, names);
}
