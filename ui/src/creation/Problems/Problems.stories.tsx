import { expect, fn } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { FieldProblems } from './FieldProblems';
import type { ProblemCode, ProblemValue } from './model';
import { ProblemList } from './ProblemList';

const problems = [
  { code: 'tagline-missing', severity: 'error', field: 'tagline' },
  {
    code: 'mixed-person',
    severity: 'warning',
    field: 'scenario',
    detail: 'You will not be able to leave before low water.',
  },
  { code: 'unknown-macro', severity: 'warning', field: 'description', detail: unbrokenWord },
  { code: 'speaks-for-reader', severity: 'note', field: 'greeting', detail: '{{user}} nods' },
  { code: 'lore-keys-missing', severity: 'warning', field: 'lore', index: 3 },
  { code: 'lore-key-doubled', severity: 'note', field: 'lore', index: 4, detail: 'lamp' },
] as const satisfies readonly ProblemValue[];

const show = fn();

const meta = preview.meta({
  title: 'Creation/Problems',
  component: ProblemList<ProblemValue>,
  args: { problems, onShow: show, language: 'en' },
});

/** An error, warnings and notes, by field, with the words in question. */
export const Some = meta.story();

const rest = [
  'name-missing',
  'greeting-missing',
  'persona-missing',
  'unbalanced-macro',
  'example-without-speaker',
  'sexual-words',
  'age-under-18',
  'age-unknown',
  'lore-key-short',
  'lore-key-broken',
  'too-long-for-context',
] as const satisfies readonly ProblemCode[];

/** The problems that `Some` does not show. */
export const Others = meta.story({
  args: { problems: rest.map((code) => ({ code, severity: 'warning', field: 'description' })) },
});

/** Nothing to look at. */
export const None = meta.story({ args: { problems: [] } });

/** Under a field: what is wrong, and the way to it. */
export const UnderAField = meta.story({
  render: (args) => (
    <FieldProblems problems={[problems[1], problems[3], problems[2], problems[3], problems[3]]} onShow={args.onShow} />
  ),
});

/** A problem leads to its place. */
export const Shown = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Show me/ });
    if (first !== undefined) await userEvent.click(first);
    await expect(show).toHaveBeenCalledWith(problems[0]);
  },
});
