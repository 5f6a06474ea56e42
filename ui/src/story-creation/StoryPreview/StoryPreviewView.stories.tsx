import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../content/fixtures/PageFrame';
import { faultyCheck, faultyInk } from '../fixtures/check-args';
import { StoryActs } from '../StoryActs/StoryActs';
import { CheckResult } from '../WordsStep/CheckResult';
import { StoryPreviewView, type StoryPreviewProps } from './StoryPreviewView';

const acts = <StoryActs onVersions={fn()} onPublish={fn()} isPublishing={false} />;

const standing: StoryPreviewProps = {
  title: 'The Last Ferry',
  editorHref: '#editor',
  acts,
  screen: 'phone',
  onScreen: fn(),
  part: 'page',
  onPart: fn(),
  isNovel: false,
  isPlan: false,
  onLink: fn(),
  children: (
    <p>
      <a href="#begin">The ferry comes in without lights.</a>
    </p>
  ),
};

const meta = preview.meta({
  title: 'Story creation/Preview',
  component: StoryPreviewView,
  parameters: { layout: 'fullscreen' },
  render: (props: StoryPreviewProps) => <StoryPreviewView {...props} />,
  args: standing,
});

const english = { locale: 'en-US' } as const;

const frameIn = (canvasElement: HTMLElement) => canvasElement.querySelector('iframe');

/** As wide as a phone: the styles inside see that width, and a link stays inside. */
export const AsOnPhone = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(frameIn(canvasElement)?.contentDocument?.querySelector('a')).not.toBeNull());
    await expect(frameIn(canvasElement)?.contentWindow?.innerWidth).toBe(388);
    frameIn(canvasElement)?.contentDocument?.querySelector('a')?.click();
    await expect(args.onLink).toHaveBeenCalledWith('#begin');
    await userEvent.click(canvas.getByRole('radio', { name: 'Computer' }));
    await expect(args.onScreen).toHaveBeenCalledWith('desk');
    await userEvent.click(canvas.getByRole('radio', { name: 'Rounds' }));
    await expect(args.onPart).toHaveBeenCalledWith('rounds');
  },
});

/** As wide as a computer, drawn smaller where there is less room. */
export const AsOnComputer = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { screen: 'desk' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(frameIn(canvasElement)?.contentWindow?.innerWidth).toBe(1438));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** An error stands at its line, which leads to the editor. */
export const Broken = meta.story({
  args: { broken: <CheckResult check={faultyCheck} source={faultyInk} onLine={fn()} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(frameIn(canvasElement)).toBeNull();
  },
});

/** The draft has changed under the choices that were taken; they can be begun again. */
export const Stopped = meta.story({
  tags: ['no-look'],
  globals: { ...english, ...onPhone },
  args: { part: 'rounds', stop: 'choice-gone', onAgain: fn(), isPlan: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('no longer has the choice');
    await expect(canvas.getByText(/Nothing is written yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
