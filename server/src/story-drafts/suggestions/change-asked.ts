import type { StorySuggestionForm } from '../../contract/validators.ts';
import { refused } from '../../drafts/suggestions/suggestion-row.ts';
import type { WrittenMap } from '../../stories/map/written-map.ts';
import type { AskedChange } from './make/build-change.ts';
import { choicePlace } from './make/choice-place.ts';
import { partAt, type SourcePart } from './source-part.ts';

/** Letters of a part, which is kept with its suggestion. */
const LONGEST_PART = 20_000;
/** Letters to write again at once. */
const LONGEST_WORDING = 6_000;

/**
 * The part of a source that a change is asked for, and where in it.
 *
 * @throws {AppError} VALIDATION_FAILED with the field `line` for lines that the act is not for.
 */
export function changeAsked(
  { act, lastLine, line }: Pick<StorySuggestionForm, 'act' | 'line' | 'lastLine'>,
  source: string,
  map: WrittenMap,
): AskedChange {
  const part = partAt(source, map, line);
  if (part === undefined) throw refused('line', 'there is no part of the story at this line');
  if (part.text.length > LONGEST_PART) throw refused('line', 'this part is too long');
  if (act === 'wording') return { act, part, place: undefined, range: wordingRange(part, line, lastLine ?? line) };
  const place = choicePlace(part.text);
  if (place === undefined) throw refused('line', 'this part has no choices yet');
  return { act, part, place, range: { from: place.at, to: place.at } };
}

const HEADER = /^[ \t]*=/u;

function wordingRange(part: SourcePart, first: number, last: number): AskedChange['range'] {
  const lines = part.text.split('\n');
  let begin = first - part.line;
  let end = Math.min(lines.length, Math.max(first, last) - part.line + 1);
  const isEmpty = (index: number) => (lines[index] ?? '').trim() === '' || (index === 0 && HEADER.test(lines[0] ?? ''));
  while (begin < end && isEmpty(begin)) begin += 1;
  while (end > begin && isEmpty(end - 1)) end -= 1;
  if (begin === end) throw refused('line', 'there are no words in these lines');
  const from = lines.slice(0, begin).reduce((sum, one) => sum + one.length + 1, 0);
  const to = from + lines.slice(begin, end).join('\n').length;
  if (to - from > LONGEST_WORDING) throw refused('line', 'these are too many lines at once');
  return { from, to };
}
