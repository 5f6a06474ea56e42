import { readInkNames } from './ink-names';
import { storyTags } from './story-tags';

/** Something about a tag of a story that its author should look at. */
export interface TagProblem {
  /** From 1. */
  readonly line: number;
  readonly code: 'unknown' | 'incomplete' | 'no-variable' | 'misplaced';
  /** As it is written, without its colon. */
  readonly tag: string;
  /** The part that is missing, or the variable that is not declared. */
  readonly detail: string;
}

const tagPattern = /#[ \t]*(?<name>[a-z][a-z-]*)[ \t]*(?::(?<parts>[^#\n\]|}]*))?/giu;
const mostProblems = 100;

/**
 * Looks through the tags of a source: a tag at its top that means nothing, one with a part missing, one of a variable that is
 * not there, and one that only the top of a story can have. Without `# meter` and its kind a story plays all the same, so that ink says nothing of it.
 */
export function lintTags(source: string): readonly TagProblem[] {
  const variables = new Set(readInkNames(source).variables);
  const problems: TagProblem[] = [];
  let isTop = true;
  for (const [index, text] of source.split('\n').entries()) {
    const isTagLine = /^[ \t]*#/u.test(text);
    const isQuiet = /^[ \t]*(?:$|\/\/|VAR\b|CONST\b|LIST\b|INCLUDE\b|EXTERNAL\b)/u.test(text);
    if (!isTagLine && !isQuiet) isTop = false;
    if (/^[ \t]*\/\//u.test(text)) continue;
    for (const match of text.matchAll(tagPattern)) {
      const { name = '', parts } = match.groups ?? {};
      const problem = lintTag(name, parts, { isTop, variables });
      if (problem !== null) problems.push({ ...problem, line: index + 1, tag: name });
    }
    if (problems.length >= mostProblems) break;
  }
  return problems;
}

interface Surroundings {
  readonly isTop: boolean;
  readonly variables: ReadonlySet<string>;
}

function lintTag(
  name: string,
  written: string | undefined,
  { isTop, variables }: Surroundings,
): Pick<TagProblem, 'code' | 'detail'> | null {
  const known = storyTags.find((one) => one.name === name.toLowerCase());
  // At a line any tag may stand, as other tools have theirs.
  if (known === undefined) return isTop && written !== undefined ? { code: 'unknown', detail: '' } : null;
  if (known.isHeader && !isTop) return { code: 'misplaced', detail: '' };
  const parts = (written ?? '').split(';').map((part) => part.trim());
  const missing = known.parts.slice(0, known.needed).findIndex((_, index) => (parts[index] ?? '') === '');
  if (missing !== -1) return { code: 'incomplete', detail: known.parts[missing] ?? '' };
  const variable = known.variable === undefined ? undefined : parts[known.variable];
  if (variable !== undefined && !variables.has(variable)) return { code: 'no-variable', detail: variable };
  return null;
}
