import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import type { SuggestionShown } from '../../authoring/Suggestion/model';
import { StoryHelp } from './StoryHelp';
import type { StoryHelpAct, StoryHelpProps } from './story-help-model';
import { StorySuggestion, type StorySuggestionProps } from './StorySuggestion';

const price = { points: 2, isLacking: false };

const acts: readonly StoryHelpAct[] = [
  { act: 'choice', price },
  { act: 'round', price },
  { act: 'wording', price },
];

const args: StoryHelpProps = {
  place: { partId: 'crossing', firstLine: 12, lastLine: 13 },
  acts,
  isLoading: false,
  isBroken: false,
  source: 'model',
  onSource: fn(),
  instruction: '',
  onInstruction: fn(),
  onAsk: fn(),
  isBusy: false,
};

const meta = preview.meta({
  title: 'Story creation/Suggestions',
  component: StoryHelp,
  parameters: { layout: 'padded' },
  args,
});

const english = { locale: 'en-US' } as const;

const before = `=== crossing
The captain calls you by name.
+ [Answer.]
    -> shore`;

const after = '\n+ [Sing.]\n    The captain hums along.\n    -> shore';

const added: SuggestionShown = {
  kind: 'text',
  before,
  hunks: [{ from: before.length, to: before.length, before: '', after }],
};

const suggestion: StorySuggestionProps = {
  act: 'choice',
  source: 'model',
  shown: added,
  points: 2,
  language: 'en-US',
  onDecide: fn(),
  onStop: fn(),
  onAgain: fn(),
  isBusy: false,
};

function WithInstruction(props: StoryHelpProps) {
  const [instruction, setInstruction] = useState('');
  return <StoryHelp {...props} instruction={instruction} onInstruction={setInstruction} />;
}

/** What can be asked for, each with its price, and what the author wants of it. */
export const Quoted = meta.story({
  globals: english,
  render: (props: StoryHelpProps) => <WithInstruction {...props} />,
  play: async ({ args: { onAsk }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Colder.');
    await userEvent.click(canvas.getByRole('button', { name: /^An unexpected choice/ }));
    await expect(onAsk).toHaveBeenLastCalledWith('choice');
    await expect(canvas.getByRole('textbox')).toHaveValue('Colder.');
  },
});

/** Without a model: what is free, and what is not to be had. */
export const WithoutModel = meta.story({
  args: {
    source: 'templates',
    onSource: null,
    place: { partId: '', firstLine: 2, lastLine: 2 },
    acts: acts.map(({ act }) => ({
      act,
      price: { points: 0, isLacking: false },
      hindrance: act === 'wording' ? 'needs-model' : undefined,
    })),
  },
  play: async ({ canvas }) => {
    const [, , wording] = canvas.getAllByRole('button');
    await expect(wording).toBeDisabled();
    await expect(wording).toHaveAccessibleDescription();
  },
});

/** Too few points, in a part without choices. */
export const InsufficientPoints = meta.story({
  tags: ['no-look'],
  args: {
    acts: acts.map(({ act }) => ({
      act,
      price: { points: 2, isLacking: true },
      hindrance: act === 'wording' ? undefined : 'needs-choices',
    })),
  },
});

/** Prices and suggestions are on their way. */
export const Loading = meta.story({
  tags: ['no-look'],
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The story has errors; there is no part at the cursor. */
export const Hindered = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { isBroken: true },
  render: (props: StoryHelpProps) => (
    <>
      <StoryHelp {...props} />
      <StoryHelp {...props} isBroken={false} place={null} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Fix the errors in the text first/)).toBeVisible();
    await expect(canvas.getByText(/Put the cursor in a part/)).toBeVisible();
  },
});

/** A choice that a model thought of, as it would stand in the part. */
export const Ready = meta.story({
  args: { children: <StorySuggestion {...suggestion} /> },
});

/** Being written; stale; failed, as the story would not have compiled with it. */
export const States = meta.story({
  args: {
    children: (
      <>
        <StorySuggestion {...suggestion} shown={{ kind: 'writing' }} />
        <StorySuggestion {...suggestion} act="round" shown={{ kind: 'stale' }} />
        <StorySuggestion {...suggestion} act="wording" shown={{ kind: 'failed', failure: 'unusable' }} />
      </>
    ),
  },
});

/** The one change is accepted by the keyboard. */
export const Accepted = meta.story({
  tags: ['no-look'],
  globals: english,
  render: () => <StorySuggestion {...suggestion} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Accept change 1 of 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(suggestion.onDecide).toHaveBeenLastCalledWith('all');
  },
});
