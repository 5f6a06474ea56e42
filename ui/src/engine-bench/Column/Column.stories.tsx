import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { answered, drawing, drawn, engines, idle } from '../fixtures/columns';
import { Column, type ColumnVote } from './Column';

const open: ColumnVote = 'open';

const meta = preview.meta({
  title: 'Engine bench/Column',
  component: Column,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    index: 0,
    column: answered,
    engines,
    vote: open,
    canVote: false,
    onEngine: fn(),
    onValue: fn(),
    onVote: fn(),
    onCopy: fn(),
    onKeep: fn(),
  },
});

const english = { locale: 'en-US' } as const;

/** The controls. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

/** Before the first run: the controls are those that the engine has. */
export const Idle = meta.story({ args: { column: idle } });

/** The engine works and has sent nothing yet: its controls wait. */
export const Running = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { column: { ...idle, run: { state: 'running', share: null, place: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the first piece…');
    await expect(canvas.getByRole('combobox', { name: 'Engine' })).toBeDisabled();
  },
});

/** A picture that is half done, and another that waits in the engine's queue. */
export const Progress = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { engines: drawing, column: { ...idle, run: { state: 'running', share: 0.5, place: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('50% done');
  },
});

/** The whole answer, what it took, and what went over the wire: copied, and kept. */
export const Answered = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    if (globals['locale'] !== 'en-US') return;
    await userEvent.click(canvas.getByText('Requests and answers (1)'));
    await expect(canvas.getByText(/Bearer \$TEXT_API_KEY/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as curl' }));
    await expect(args.onCopy).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as fixture' }));
    await expect(args.onKeep).toHaveBeenCalled();
  },
});

/** A picture. */
export const Picture = meta.story({ tags: ['one-look'], args: { engines: drawing, column: drawn } });

/** The engine was silent for too long; what it had said is still there. */
export const TimedOut = meta.story({
  tags: ['one-look'],
  args: { column: { ...answered, text: 'My niece', run: { state: 'ended', failure: 'stalled', measures: null } } },
});

/** A film that is too large to be shown. */
export const TooLarge = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { column: { ...drawn, file: { address: null, isFilm: true, width: null, height: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/larger than 16 MB/)).toBeVisible();
  },
});

/** A number that the engine does not take. */
export const WrongNumber = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { column: { ...idle, values: { temperature: '3' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Temperature' })).toHaveAccessibleDescription(/0 to 2/);
    await expect(canvas.getByRole('textbox', { name: 'Temperature' })).toBeInvalid();
  },
});

/** A blind comparison: nothing says which engine it is, until a vote. */
export const Blind = meta.story({
  tags: ['one-look'],
  globals: english,
  args: { index: 1, vote: 'hidden', canVote: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/harbour/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'B is better' }));
    await expect(args.onVote).toHaveBeenCalled();
  },
});

/** After the vote: what it was. */
export const Voted = meta.story({ tags: ['one-look'], args: { index: 1, vote: 'preferred' } });
