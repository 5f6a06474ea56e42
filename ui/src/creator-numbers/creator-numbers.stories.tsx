import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { few, people, periods, replies, span, works } from './fixtures';
import { BackToNumbers } from './NumbersView/BackToNumbers';
import { GuestNumbers, NoWorks, NumbersSkeleton } from './NumbersView/number-states';
import { CountCards, NumbersView } from './NumbersView/NumbersView';
import { EndingRows, WorkRows } from './NumbersView/WorkRows';

const download = fn();
const signIn = fn();

const meta = preview.meta({
  title: 'Creator numbers/Page',
  component: NumbersView,
  subcomponents: { CountCards, WorkRows, EndingRows, NoWorks, GuestNumbers },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    title: 'Your numbers',
    periods,
    onDownload: download,
    children: (
      <>
        <CountCards counts={[people, replies, few]} span={span} heading="All works" />
        <WorkRows works={works} />
      </>
    ),
  },
});

/** Sums with their charts, each also as a table, and the works below; too few people are no number. */
export const AllWorks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /^People by day, Oct 25, 2026 to Nov 21, 2026$/ })).toBeVisible();
    const [table] = canvas.getAllByText('Show as table');
    if (table === undefined) throw new Error('No count has a table');
    await userEvent.click(table);
    await expect(canvas.getByRole('row', { name: 'Nov 18, 2026 21' })).toBeVisible();
    await expect(canvas.getAllByText('Fewer than 5')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: '28 days' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(download).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Maren Vale' })).toHaveAttribute('href', works[0]?.href);
  },
});

/** A story with a long title, and the endings that people came to. */
export const OneWork = meta.story({
  args: {
    title: works[1]?.work.name,
    titleLanguage: 'en-US',
    back: <BackToNumbers href="/en-US/creator-numbers" />,
    onDownload: undefined,
    children: (
      <>
        <CountCards counts={[people, few]} span={span} heading="Day by day" />
        <EndingRows
          language="en-US"
          endings={[
            { endingId: 'lake', title: 'By the lake', count: 12 },
            { endingId: 'unnamed', title: null, count: null },
          ]}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your numbers' })).toHaveAttribute('href', '/en-US/creator-numbers');
    await expect(canvas.getByText('By the lake')).toBeVisible();
  },
});

/** The file is being made. */
export const Downloading = meta.story({
  args: { downloading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Preparing the file…' })).toBeDisabled();
  },
});

/** Nothing published yet. */
export const Empty = meta.story({
  args: { periods: [], onDownload: undefined, children: <NoWorks characterHref="/character" storyHref="/story" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create a character' })).toHaveAttribute('href', '/character');
    await expect(canvas.getByRole('link', { name: 'Create a story' })).toHaveAttribute('href', '/story');
  },
});

/** A guest has none. */
export const Guest = meta.story({
  args: { periods: [], onDownload: undefined, children: <GuestNumbers onSignIn={signIn} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(signIn).toHaveBeenCalledOnce();
  },
});

/** On their way. */
export const Loading = meta.story({
  args: { onDownload: undefined, children: <NumbersSkeleton /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
