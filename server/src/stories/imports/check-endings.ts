import type { StoryEndingCheck } from '../../contract/validators.ts';
import type { SourceProblem } from '../engine/errors.ts';
import type { FoundEnding } from './read-at-random.ts';

/** The tag of an ending, in ink's source and in what it is compiled to: `# ending: id; title`. */
const ENDING = /(?:#|"\^)[ \t]*ending:[ \t]*(?<id>[^;#"\n\\{}]+)(?:;[ \t]*(?<title>[^;#"\n\\{}]*))?/gu;
const LONGEST = { id: 80, title: 160 };
const MOST = 99;

/** Every ending that a source declares or a reading came to, and how readers came to it. */
export function checkEndings(
  source: string,
  { endings: found, readings }: { endings: ReadonlyMap<string, FoundEnding>; readings: number },
): StoryEndingCheck[] {
  const declared = new Map<string, { title: string | null; line: number | null }>();
  for (const { groups, index } of source.matchAll(ENDING)) {
    const id = groups?.id?.trim().slice(0, LONGEST.id).toWellFormed() ?? '';
    if (id === '' || declared.has(id)) continue;
    const title = groups?.title?.trim().slice(0, LONGEST.title).toWellFormed() ?? '';
    declared.set(id, { title: title === '' ? null : title, line: source.slice(0, index).split('\n').length });
  }
  const ids = [...new Set([...declared.keys(), ...found.keys()])].slice(0, MOST);
  return ids.map((endingId) => {
    const reading = found.get(endingId);
    return {
      endingId: endingId.slice(0, LONGEST.id),
      title: reading?.title?.slice(0, LONGEST.title).toWellFormed() ?? declared.get(endingId)?.title ?? null,
      reached: reading !== undefined,
      fewestChoices: reading?.fewestChoices ?? null,
      share: reading === undefined || readings === 0 ? 0 : reading.readings / readings,
      line: declared.get(endingId)?.line ?? null,
    };
  });
}

/** That no reading came to an ending. */
export function unreached({ endingId, line, title }: StoryEndingCheck): SourceProblem {
  const name = title ?? endingId;
  return {
    severity: 'warning',
    line,
    code: 'ending-unreached',
    name,
    message: `No reading came to the ending “${name}”`,
  };
}
