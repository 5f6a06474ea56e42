import { useDeferredValue, useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import type { InkProblemValue } from '../../ink/model';
import { freeName, type SourceFix } from '../ink/fix-source';
import { lintTags, type TagProblem } from '../ink/lint-tags';
import type { InkEditorProblem } from '../InkEditor/ink-editor-handle';

/** What is wrong in a source, errors first: what the compiler says, and what is to be seen in its tags. */
export interface SourceProblem extends Omit<InkEditorProblem, 'line'> {
  /** From 1; null for what is not at one line. */
  readonly line: number | null;
  /** Ink speaks English, we the reader's language. */
  readonly isInk: boolean;
}

const tagMessages: Readonly<Record<TagProblem['code'], (intl: IntlShape, problem: TagProblem) => string>> = {
  unknown: (intl, { tag }) =>
    intl.formatMessage(
      {
        id: 'storyEditor.tag.unknown',
        defaultMessage: 'The tag # {tag} means nothing at the top of a story.',
        description: 'Says at a line of a story in ink that its tag is not known; # begins a tag',
      },
      { tag },
    ),
  incomplete: (intl, { detail, tag }) =>
    intl.formatMessage(
      {
        id: 'storyEditor.tag.incomplete',
        defaultMessage: 'The tag # {tag} lacks a part: {part}.',
        description:
          'Says at a line of a story in ink that something is missing in its tag; {part} is its English name',
      },
      { tag, part: detail },
    ),
  'no-variable': (intl, { detail, tag }) =>
    intl.formatMessage(
      {
        id: 'storyEditor.tag.noVariable',
        defaultMessage: 'The tag # {tag} names {variable}, which no VAR or LIST declares.',
        description:
          'Says at a line of a story in ink that its tag names a variable that is not there; VAR and LIST are words of ink',
      },
      { tag, variable: detail },
    ),
  misplaced: (intl, { tag }) =>
    intl.formatMessage(
      {
        id: 'storyEditor.tag.misplaced',
        defaultMessage: 'The tag # {tag} works only at the top of a story, before its first words.',
        description: 'Says at a line of a story in ink that its tag stands too late',
      },
      { tag },
    ),
};

const fixLabels: Readonly<Record<SourceFix['kind'], (intl: IntlShape, name: string) => string>> = {
  replace: (intl, name) =>
    intl.formatMessage(
      {
        id: 'storyEditor.useInstead',
        defaultMessage: 'Use {name}',
        description: 'Button at a wrong name in a story in ink: puts the name there that was probably meant',
      },
      { name },
    ),
  end: (intl) =>
    intl.formatMessage(
      {
        id: 'storyEditor.fix.end',
        defaultMessage: 'Add {divert}',
        description:
          'Button at a way of a story in ink that runs out: adds the line that ends it; {divert} is code, -> END',
      },
      { divert: '-> END' },
    ),
  rename: (intl, name) =>
    intl.formatMessage(
      {
        id: 'storyEditor.fix.rename',
        defaultMessage: 'Rename to {name}',
        description: 'Button at a part of a story in ink whose name is taken: gives it a free one',
      },
      { name },
    ),
  'to-top': (intl) =>
    intl.formatMessage({
      id: 'storyEditor.fix.toTop',
      defaultMessage: 'Move to the top',
      description: 'Button at a tag of a story in ink that works only at its top: moves it there',
    }),
  declare: (intl, name) =>
    intl.formatMessage(
      {
        id: 'storyEditor.fix.declare',
        defaultMessage: 'Declare {name}',
        description: 'Button at a tag of a story in ink that names a variable: declares the variable, as 0',
      },
      { name },
    ),
};

function toFix(intl: IntlShape, change: SourceFix | undefined): SourceProblem['fix'] {
  if (change === undefined) return undefined;
  const name = 'right' in change ? change.right : 'name' in change ? change.name : '';
  return { label: fixLabels[change.kind](intl, name), change };
}

type Compiled = Pick<InkProblemValue, 'code' | 'line' | 'name' | 'suggestion'>;

/** What mends a problem that the compiler or a reading found; undefined where that is for the author to decide. */
function fixOfCompiled(source: string, { code, line, name, suggestion }: Compiled): SourceFix | undefined {
  if (line === null) return undefined;
  if (name !== undefined && suggestion !== undefined) return { kind: 'replace', wrong: name, right: suggestion };
  if (code === 'runs-out') return { kind: 'end' };
  if (code !== 'doubled-name' || name === undefined) return undefined;
  return { kind: 'rename', wrong: name, right: freeName(source, name) };
}

function fixOfTag({ code, detail, tag }: TagProblem): SourceFix | undefined {
  if (code === 'misplaced') return { kind: 'to-top' };
  // What an inventory can hold, its author knows.
  return code === 'no-variable' && tag !== 'inventory' ? { kind: 'declare', name: detail } : undefined;
}

/** All that is known to be wrong in a source. @param found by the compiler and by readings */
export function useSourceProblems(source: string, found: readonly InkProblemValue[]): readonly SourceProblem[] {
  const intl = useIntl();
  // A long source is looked through after the letter is there.
  const deferred = useDeferredValue(source);
  return useMemo(() => {
    const compiled = found.map(({ code, line, message, name, severity, suggestion }): SourceProblem => {
      const fix = toFix(intl, fixOfCompiled(deferred, { code, line, name, suggestion }));
      return { line, message, severity, fix, isInk: true };
    });
    const tagged = lintTags(deferred).map((problem): SourceProblem => ({
      line: problem.line,
      severity: 'warning',
      message: tagMessages[problem.code](intl, problem),
      fix: toFix(intl, fixOfTag(problem)),
      isInk: false,
    }));
    const all = [...compiled, ...tagged];
    const rank = ({ severity }: SourceProblem) => (severity === 'error' ? 0 : 1);
    return all.toSorted((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0));
  }, [deferred, found, intl]);
}

/** Those that can be shown at a line. */
export function problemsAtLines(problems: readonly SourceProblem[]): readonly InkEditorProblem[] {
  return problems.flatMap(({ line, ...problem }) => (line === null ? [] : [{ ...problem, line }]));
}
