import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { generations, interactions, now } from '../fixtures/account';
import { Generations } from './Generations';
import { Interactions } from './Interactions';
import { MoreHistory } from './MoreHistory';

const meta = preview.meta({
  title: 'Account/Histories',
  component: Interactions,
  args: {
    interactions,
    now,
    hrefOf: ({ kind, targetId }) => (kind === 'chat' ? `/en-US/character-profile/${targetId}` : undefined),
  },
});

/** What the reader did: characters are arches, stories books, and a line without a picture has a sign. */
export const Did = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Maren Vale' })).toHaveAttribute(
      'href',
      '/en-US/character-profile/maren-vale',
    );
  },
});

/** The words of each line. */
export const DidWords = meta.story({
  tags: ['no-look'],
  play: async ({ canvas }) => {
    const [chat, play, saved] = canvas.getAllByRole('listitem');
    await expect(chat).toHaveTextContent('You talked12 minutes ago');
    await expect(play).toHaveTextContent('You playedyesterday');
    await expect(saved).toHaveTextContent('You liked itlast week');
  },
});

/** What was made for the reader, with what it cost; long titles take two lines. */
export const Made = meta.story({
  render: () => <Generations generations={generations} now={now} hrefOf={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** The foot of a list with more entries: loads them on request. */
export const More = meta.story({
  tags: ['no-look'],
  render: () => <MoreHistory loading={false} failed onMore={more} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load more.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(more).toHaveBeenCalledOnce();
  },
});

const more = fn();
