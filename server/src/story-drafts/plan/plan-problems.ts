import type { StoryDraftFields, StoryDraftProblem, StorySourceState } from '../../contract/validators.ts';
import { roomForBeats } from './outline.ts';

const SEVERITIES = ['error', 'warning', 'note'] as const;

/** What the author of a draft should look at, errors first. */
export function findPlanProblems(
  fields: StoryDraftFields,
  { gone, sourceState }: { sourceState: StorySourceState; gone: ReadonlySet<string> },
): StoryDraftProblem[] {
  const problems = [
    ...missing(fields, sourceState),
    ...castProblems(fields, gone),
    ...endingProblems(fields),
    ...labelProblems(fields, 'meters'),
    ...labelProblems(fields, 'items'),
    ...labelProblems(fields, 'roles'),
    ...beatProblems(fields),
  ];
  return SEVERITIES.flatMap((severity) => problems.filter((problem) => problem.severity === severity));
}

function missing({ tagline, title }: StoryDraftFields, sourceState: StorySourceState): StoryDraftProblem[] {
  const problems: StoryDraftProblem[] = [];
  if (title.trim() === '') problems.push({ code: 'title-missing', severity: 'error', field: 'title' });
  if (tagline.trim() === '') problems.push({ code: 'tagline-missing', severity: 'error', field: 'tagline' });
  if (sourceState === 'none') problems.push({ code: 'source-missing', severity: 'error', field: 'source' });
  if (sourceState === 'outdated') problems.push({ code: 'source-outdated', severity: 'note', field: 'source' });
  return problems;
}

function castProblems({ cast }: StoryDraftFields, gone: ReadonlySet<string>): StoryDraftProblem[] {
  return cast.flatMap((characterId, index): StoryDraftProblem[] =>
    gone.has(characterId) ? [{ code: 'character-gone', severity: 'warning', field: 'cast', index }] : [],
  );
}

function endingProblems({ endings }: StoryDraftFields): StoryDraftProblem[] {
  const titles = endings.map(({ title }) => title.trim());
  return titles.flatMap((title, index): StoryDraftProblem[] => {
    if (title === '') return [{ code: 'ending-untitled', severity: 'note', field: 'endings', index }];
    if (titles.indexOf(title) === index) return [];
    return [{ code: 'ending-doubled', severity: 'warning', field: 'endings', index, detail: title }];
  });
}

function labelProblems(fields: StoryDraftFields, field: 'meters' | 'items' | 'roles'): StoryDraftProblem[] {
  const labels = fields[field].map(({ label }) => label.trim());
  return labels.flatMap((label, index): StoryDraftProblem[] => {
    if (label === '') return [{ code: 'label-missing', severity: 'warning', field, index }];
    if (labels.indexOf(label) === index) return [];
    return [{ code: 'label-doubled', severity: 'warning', field, index, detail: label }];
  });
}

function beatProblems(fields: StoryDraftFields): StoryDraftProblem[] {
  const { source: _source, ...plan } = fields;
  const room = roomForBeats(plan);
  const written = fields.beats.flatMap((beat, index) => (beat.trim() === '' ? [] : [index]));
  return written
    .slice(room, room + 1)
    .map((index) => ({ code: 'too-many-beats', severity: 'warning', field: 'beats', index }));
}
