import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { unbrokenWord } from '../../../../.storybook/narrow-column';
import { inWizardPage } from '../../creation/fixtures/wizard-page';
import { faultyCheck, faultyInk, soundCheck } from '../fixtures/check-args';
import { emptyStory, ferryOutline, filledStory } from '../fixtures/story-fields';
import { storyFrameArgs } from '../fixtures/story-frame-args';
import type { StoryFailure, StoryFieldProblem, StoryFields, StoryPage, StoryWizardFrameProps } from '../model';
import { PremiseStep } from '../PremiseStep/PremiseStep';
import { ShapeStep } from '../ShapeStep/ShapeStep';
import { CheckResult, type StoryCheckState } from '../WordsStep/CheckResult';
import { TellPlan, type TellPlanProps } from '../WordsStep/TellPlan';
import { WordsStep } from '../WordsStep/WordsStep';
import { WriteDraft, type WriteDraftProps } from '../WordsStep/WriteDraft';
import { StoryWizardFrame } from './StoryWizardFrame';

interface WizardProps extends Partial<StoryWizardFrameProps> {
  readonly fields: StoryFields;
  readonly page: StoryPage;
  readonly problem?: StoryFieldProblem;
  readonly writing?: Partial<WriteDraftProps>;
  readonly check?: StoryCheckState;
  readonly telling?: Partial<TellPlanProps>;
}

const onWrite = fn();
const onTell = fn();

const tellPrice = { begin: 0, isLacking: false, round: 5, ownMove: 8 };

/** The wizard as a page puts it together. */
function Wizard({ fields: first, page, problem, writing, check = { kind: 'none' }, telling, ...frame }: WizardProps) {
  const [fields, setFields] = useState(first);
  const step = {
    fields,
    onChange: (changes: Partial<StoryFields>) => setFields({ ...fields, ...changes }),
    problem,
  };
  const steps: Readonly<Record<StoryPage, ReactNode>> = {
    premise: <PremiseStep {...step} languages={['en-US', 'ar-SA', 'de-DE']} cast={null} />,
    shape: <ShapeStep {...step} outline={ferryOutline} />,
    words: (
      <WordsStep {...step}>
        <WriteDraft sourceState="none" onWrite={onWrite} isWriting={false} {...writing}>
          <CheckResult check={check} source={faultyInk} onLine={fn()} />
        </WriteDraft>
        {telling !== undefined && (
          <TellPlan price={tellPrice} busy={false} problem={null} onBegin={onTell} {...telling} />
        )}
      </WordsStep>
    ),
  };
  return (
    <StoryWizardFrame {...storyFrameArgs} card={fields} {...frame} page={page}>
      {steps[page]}
    </StoryWizardFrame>
  );
}

const firstPage: WizardProps = { fields: filledStory, page: 'premise' };

const meta = preview.meta({
  title: 'Story creation/Wizard',
  parameters: { layout: 'fullscreen' },
  decorators: [inWizardPage],
  args: firstPage,
  render: (props: WizardProps) => <Wizard {...props} />,
});

/** The first page of a story that has a title, a line, a cover. */
export const Premise = meta.story({ args: { done: [] } });

/** The second page: two beats in an outline, and the lists of the plan. */
export const Shape = meta.story({ args: { page: 'shape', done: ['premise'] } });

/** The third page after the draft was written and looked through. */
export const Words = meta.story({
  args: { page: 'words', isWritten: true, writing: { sourceState: 'written' }, check: soundCheck },
});

/** Nothing is planned, and the title is missing. */
export const WithoutTitle = meta.story({
  tags: ['no-look'],
  args: { fields: emptyStory, done: [], problem: { field: 'title', why: 'empty' } },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription(/Give the story a title/);
    await expect(canvas.getByRole('figure', { name: 'The story so far' })).toHaveTextContent('No title yet');
  },
});

/** Long words in every field stay inside, and a long title says by how much it is too long. */
export const LongWords = meta.story({
  tags: ['no-look'],
  args: { fields: { ...filledStory, title: `${unbrokenWord} `.repeat(4), tagline: unbrokenWord } },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/characters too many/)).toBeVisible();
  },
});

/** The cover follows the scene and the mood as they are chosen, and the title as it is typed. */
export const Choosing = meta.story({
  tags: ['no-look'],
  args: { fields: emptyStory, done: [] },
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('figure', { name: 'The story so far' });
    const before = card.querySelector('svg')?.innerHTML;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Low Tide');
    await expect(card).toHaveTextContent('Low Tide');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sea' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Frost' }));
    await expect(card.querySelector('svg')?.innerHTML).not.toBe(before);
    await userEvent.click(canvas.getByRole('radio', { name: 'Eerie' }));
    await expect(canvas.getByRole('radio', { name: 'Eerie' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '24 rounds' }));
    await expect(canvas.getByRole('radio', { name: '24 rounds' })).toBeChecked();
  },
});

/** Beats change places by the arrow keys in the outline, which says so, and by the buttons of their list. */
export const Rearranging = meta.story({
  tags: ['no-look'],
  args: { page: 'shape' },
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    const beat = (index: number) => canvas.getAllByRole('textbox', { name: /^Number/ })[index];
    canvas.getByRole('button', { name: /The ferry comes in/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText('Now beat 2 of 2')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /The ferry comes in/ })).toHaveFocus();
    await expect(beat(0)).toHaveValue('Somebody on board calls you by name');
    await userEvent.keyboard('{Enter}');
    await expect(beat(1)).toHaveFocus();
    const [, second] = canvas.getAllByRole('button', { name: 'Move number 2 up' });
    await expect(second).toBeDefined();
    const [first] = canvas.getAllByRole('button', { name: 'Move number 2 up' });
    if (first !== undefined) await userEvent.click(first);
    await expect(beat(0)).toHaveValue('The ferry comes in without lights');
  },
});

/** A beat is moved by hand: it takes the place of the one that it is dropped on. */
export const Dragging = meta.story({
  tags: ['no-look'],
  args: { page: 'shape' },
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: /The ferry comes in/ });
    const second = canvas.getByRole('button', { name: /Somebody on board/ });
    first.scrollIntoView({ block: 'center' });
    const middle = (element: HTMLElement) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { clientX: x + width / 2, clientY: y + height / 2 };
    };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: first, coords: middle(first) },
      { target: first, coords: middle(second) },
      { keys: '[/MouseLeft]', target: first, coords: middle(second) },
    ]);
    await expect(canvas.getAllByRole('textbox', { name: /^Number/ })[0]).toHaveValue(
      'Somebody on board calls you by name',
    );
  },
});

/** Entries of a plan are added and removed; the limits are kept. */
export const PlanLists = meta.story({
  tags: ['no-look'],
  args: { page: 'shape', fields: emptyStory },
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    const endings = canvas.getByRole('group', { name: 'Endings' });
    const add = endings.querySelector<HTMLElement>(':scope > span button');
    for (const title of ['Home', 'Gone']) {
      if (add !== null) await userEvent.click(add);
      await userEvent.keyboard(title);
    }
    await expect(endings).toHaveTextContent('2 of 6');
    await userEvent.click(canvas.getByRole('radio', { name: 'Hub' }));
    await expect(canvas.getByRole('radio', { name: 'Hub' })).toHaveAccessibleDescription(/return to it/);
  },
});

/** Words of the author would be replaced: the button says so. */
export const OwnWords = meta.story({
  args: { page: 'words', isWritten: true, writing: { sourceState: 'edited' }, check: faultyCheck },
});

/** Where a text model is: it can tell the plan, and says what that costs. */
export const Told = meta.story({
  args: { page: 'words', telling: {} },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getAllByRole('button').find((one) => one.closest('[data-tell]') !== null);
    await userEvent.click(button ?? document.body);
    await expect(onTell).toHaveBeenCalledOnce();
  },
});

/** It could not be told: nothing is lost. */
export const NotTold = meta.story({
  tags: ['no-look'],
  args: { page: 'words', telling: { problem: 'failed' } },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged, and your plan is as it was.');
  },
});

/** Writing did not work, and the draft is safe. */
export const NotWritten = meta.story({
  tags: ['no-look'],
  args: { page: 'words', writing: { failure: 'failed' } },
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your draft is safe');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Write the draft' })[0] ?? document.body);
    await expect(onWrite).toHaveBeenCalled();
  },
});

/** The story could not be kept, for each reason. */
export const NotKept = meta.story({
  tags: ['no-look'],
  args: { page: 'words', isWritten: true, failure: 'too-many-stories' satisfies StoryFailure },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have reached the limit of stories');
    await expect(canvas.getByRole('button', { name: 'Save story' })).toBeEnabled();
  },
});
