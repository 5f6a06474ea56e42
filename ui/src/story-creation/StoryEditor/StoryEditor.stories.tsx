import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { faultyCheck, faultyInk, soundCheck, soundInk } from '../fixtures/check-args';
import { ferryMap } from '../fixtures/story-map';
import { brokenTrial, ferryTrial } from '../fixtures/trials';
import { editorDrawnIn, inkEditorIn } from '../fixtures/ink-editor';
import { filledStory } from '../fixtures/story-fields';
import type { SourceBoxHandle } from './SourceBox';
import { StoryEditor } from './StoryEditor';
import type { StoryEditorProps } from './story-editor-props';

/** The editor as a page puts it together. */
function Writing(props: StoryEditorProps) {
  const [source, setSource] = useState(props.source);
  const box = useRef<SourceBoxHandle>(null);
  return (
    <main>
      <StoryEditor
        {...props}
        source={source}
        onSource={(next) => {
          setSource(next);
          props.onSource(next);
        }}
        box={box}
        onLine={(line) => box.current?.goToLine(line)}
      />
    </main>
  );
}

const faultyProblems = faultyCheck.kind === 'checked' ? faultyCheck.report.problems : [];

/** As the compiler knows it before anything is read. */
const faultyMap = { ...ferryMap, isRead: false };

const sound: Partial<StoryEditorProps> = {
  source: soundInk,
  check: soundCheck,
  problems: [],
  map: ferryMap,
  trial: { trial: ferryTrial, isPlaying: false },
};

const faulty: StoryEditorProps = {
  story: filledStory,
  onTitles: fn(),
  saveState: { kind: 'saved', at: '12:07' },
  source: faultyInk,
  onSource: fn(),
  onLine: fn(),
  check: faultyCheck,
  problems: faultyProblems,
  map: faultyMap,
  trial: { trial: { round: null, taken: 0, broken: null, path: [] }, isPlaying: false },
  onCheck: fn(),
  onChoose: fn(),
  onBackOneChoice: fn(),
  onRestart: fn(),
  onKeep: fn(),
  isKeeping: false,
  isKept: false,
  backHref: '/en-US/gen-story',
  planHref: '/en-US/page-one',
};

const meta = preview.meta({
  title: 'Story creation/Editor',
  component: StoryEditor,
  parameters: { layout: 'fullscreen' },
  args: faulty,
  render: (props: StoryEditorProps) => <Writing {...props} />,
});

/** A way leads nowhere: the line is marked, the list below the text says why, and the story waits for it to be mended. */
export const Faulty = meta.story({
  play: async ({ canvasElement }) => {
    await editorDrawnIn(canvasElement);
  },
});

/** Kept, looked through, and ready to play. */
export const Kept = meta.story({
  args: { ...sound, isKept: true, playHref: '/en-US/begin' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await editorDrawnIn(canvasElement);
    await userEvent.click(canvas.getAllByRole('tab').at(-1) ?? canvasElement);
  },
});

/** Nothing is written: there is nothing to check or to keep. */
export const Empty = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    source: '',
    story: { ...filledStory, title: '', tagline: '' },
    check: { kind: 'none' },
    problems: [],
    map: null,
    trial: { trial: null, isPlaying: false },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Untitled story' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Save story' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Play' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Try it' }));
    await expect(canvas.getByText(/Write the first lines/)).toBeVisible();
  },
});

/** A problem leads to its line, and so do the number of a line and a part of the map. */
export const ToALine = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { hasFocus, selected } = await inkEditorIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Divert target not found.*Line 5/ }));
    await expect(selected()).toBe('+ [Wait for the tide.] -> rekoning');
    await expect(canvas.getByText('Line 5 of 15')).toBeVisible();
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Line number' }), '7{Enter}');
    await expect(selected()).toBe('=== crossing');
    await expect(hasFocus()).toBe(true);
  },
});

/** A button mends what takes no decision; the keyboard takes it back in one step. */
export const Fixed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    source: `${faultyInk}=== crossing\nIt turns back.\n# author: Ilse\n`,
    problems: [
      {
        severity: 'error',
        line: 5,
        message: "Divert target not found: '-> rekoning'",
        code: 'unknown-target',
        name: 'rekoning',
        suggestion: 'reckoning',
      },
      {
        severity: 'error',
        line: 15,
        message: "Story already contains flow named 'crossing' (at line 7)",
        code: 'doubled-name',
        name: 'crossing',
      },
      {
        severity: 'warning',
        line: 16,
        message: 'Apparent loose end exists where the flow runs out.',
        code: 'runs-out',
      },
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { text } = await inkEditorIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use reckoning' }));
    await expect(args.onSource).toHaveBeenLastCalledWith(expect.stringContaining('[Wait for the tide.] -> reckoning'));
    await userEvent.click(canvas.getByRole('button', { name: 'Rename to crossing_2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add -> END' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move to the top' }));
    await expect(args.onSource).toHaveBeenLastCalledWith(
      expect.stringMatching(/^# author: Ilse\n# title[^]*=== crossing_2\nIt turns back\.\n-> END\n$/u),
    );
    text.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onSource).toHaveBeenLastCalledWith(
      expect.stringMatching(/^# title[^]*-> END\n# author: Ilse\n$/u),
    );
  },
});

/** What is typed before the editor of ink has loaded is there afterwards. */
export const TypedAtOnce = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, userEvent }) => {
    const plain = canvasElement.querySelector('textarea');
    if (plain !== null) await userEvent.type(plain, 'A', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    const { text } = await inkEditorIn(canvasElement);
    if (plain !== null) await expect(text.textContent).toMatch(/^A# title/);
  },
});

/** Played along: a choice is gone since the text was changed, and the path says where. */
export const BrokenPath = meta.story({
  args: { ...sound, trial: { trial: brokenTrial, isPlaying: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await editorDrawnIn(canvasElement);
    await userEvent.click(canvas.getAllByRole('tab').at(-2) ?? canvasElement);
  },
});

/** The story is tried out beside its text: a choice, one step back, and from the beginning. */
export const TriedOut = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: sound,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Try it' }));
    await userEvent.click(canvas.getByRole('button', { name: /Step aboard/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Back one choice' }));
    await expect(args.onBackOneChoice).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
});

/** A changed story says that the check is older, and a failed one that nothing is lost. */
export const Outdated = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    ...sound,
    check: soundCheck.kind === 'checked' ? { ...soundCheck, isCurrent: false } : soundCheck,
    failure: 'keep-failed',
    problem: { field: 'tagline', why: 'empty' },
    playHref: '/en-US/begin',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not checked since your last change.')).toBeVisible();
    await expect(canvas.getByText(/Changed since you last saved it/)).toBeVisible();
    await expect(canvas.getByText(/The story was not saved/)).toBeVisible();
    const tagline = canvas.getByRole('textbox', { name: 'Tagline' });
    await waitFor(() => expect(tagline).toHaveFocus());
  },
});
