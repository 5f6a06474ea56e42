import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { samples, withoutControl } from '../../../../.storybook/samples';
import { onPhone } from '../../content/fixtures/PageFrame';
import { Button } from '../../primitives/Button/Button';
import { tomasSpeaks } from '../../thread/fixtures/expressions';
import { untilMeasured } from '../../thread/fixtures/until-measured';
import { asking, evening, eventful, greeting, mine, saying, speaks, threadOf } from '../fixtures/rooms';
import type { RoomMessageActions, RoomMessageValue } from '../model';
import { RoomThread, type RoomThreadProps } from './RoomThread';

const actions = {
  onCopy: fn(),
  onHide: fn(),
  onReport: fn(),
  onRetry: fn(),
  onRegenerate: fn(),
  onEdit: fn(),
  onSibling: fn(),
} satisfies RoomMessageActions;

const inTallFrame: Decorator = (Story) => (
  <div style={{ display: 'flex', blockSize: 760 }}>
    <Story />
  </div>
);

const args: RoomThreadProps = {
  title: 'The lamp and the missing clock',
  items: evening,
  actions,
  replyPrice: { points: 2, isLacking: false },
  older: 'none',
  onOlder: fn(),
};

const meta = preview.meta({
  title: 'Rooms/Thread',
  component: RoomThread,
  render: (args: RoomThreadProps) => <RoomThread {...args} />,
  parameters: { layout: 'fullscreen' },
  args,
  decorators: [inTallFrame],
});

/** Another thread, another price, older messages. */
export const Playground = meta.story({
  tags: ['!test', 'no-look', 'framed'],
  argTypes: {
    title: { description: 'Names the thread for screen readers' },
    items: samples({
      'An evening': evening,
      'Much happens': eventful,
      'Just opened': threadOf(),
      'One has spoken': threadOf(greeting),
    }),
    replyPrice: samples({
      'Two points': { points: 2, isLacking: false },
      'More than there are': { points: 40, isLacking: true },
    }),
    older: { control: 'select', options: ['none', 'more', 'loading', 'failed'] },
    actions: withoutControl,
    jump: withoutControl,
  },
});

/** Two characters and three people; who is which can be told without colour. */
export const Evening = meta.story({
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('article', { name: 'Wren Halloway says' });
    await expect(answer).toHaveTextContent('AI');
    await expect(canvas.getByRole('article', { name: 'Noor says' })).toHaveTextContent('Host');
    await expect(canvas.getByRole('article', { name: 'You say' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'You paid 2 points' })).toHaveAttribute(
      'href',
      '/en-US/bonus?entry=led-9',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(actions.onCopy).toHaveBeenCalledWith('r-5');
  },
});

/** Who speaks twice in a row is named once. */
export const SameSpeaker = meta.story({
  args: {
    items: threadOf(greeting, saying('r-1b', speaks.maren, 'There are three cups. Somebody else is coming.'), asking),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/There are three cups/);
    await expect(canvas.getAllByText('Maren Vale')).toHaveLength(1);
    await expect(await canvas.findAllByRole('article', { name: 'Maren Vale says' })).toHaveLength(2);
  },
});

/** The same in one hand. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Wren Halloway says' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Hidden, failed, stopped, growing, and what happens in a room besides words. */
export const Eventful = meta.story({
  args: { items: eventful },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/A message of/)).toHaveTextContent('A message of Noor was hidden.');
    await waitFor(() => expect(canvas.getByText('The turn order was changed')).toBeVisible());
    await expect(canvas.getByText(/is now the host/)).toHaveTextContent('Elias is now the host');
    await userEvent.tab();
    const again = canvas.getAllByRole('button', { name: 'Try again 2 points' });
    await expect(again).toHaveLength(1);
    // While a character is speaking, none can be asked.
    await expect(again[0]).toBeDisabled();
  },
});

/** A character that was put together from parts shows the mood of what it says; one without faces keeps its portrait. */
export const Moods = meta.story({
  tags: ['no-look'],
  args: {
    items: threadOf(
      saying('f-1', { ...speaks.maren, expressions: tomasSpeaks.expressions }, '*She winks.* Our secret.', {
        mood: 'wink',
      }),
      saying('f-2', speaks.wren, '*He sighs.* Not ours alone.', { mood: 'sad' }),
      saying('f-3', { ...speaks.maren, expressions: tomasSpeaks.expressions }, 'The ferry leaves at nine.'),
    ),
  },
  play: async ({ canvas }) => {
    const lines = await canvas.findAllByRole('article');
    const pictureOf = (index: number) => lines[index]?.querySelector('img')?.getAttribute('src');
    const wink = tomasSpeaks.expressions?.find(({ mood }) => mood === 'wink');
    await expect(pictureOf(0)).toBe(wink?.small);
    await expect(pictureOf(1)).toBe(speaks.wren.portrait.small);
    await expect(pictureOf(2)).toBe(speaks.maren.portrait.small);
  },
});

/** A failed reply is asked for again. */
export const AskedAgain = meta.story({
  tags: ['no-look'],
  args: { items: threadOf(saying('r-6', speaks.wren, '', { status: 'failed', failure: 'rate-limited' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again 2 points' }));
    await expect(actions.onRetry).toHaveBeenCalledWith('r-6');
  },
});

/** An author deletes a message, by keyboard alone. */
export const HiddenByKeys = meta.story({
  tags: ['no-look'],
  args: { items: threadOf(greeting, asking, mine) },
  play: async ({ canvas, userEvent }) => {
    const newest = await canvas.findByRole('article', { name: 'You say' });
    await userEvent.tab();
    await expect(canvas.getByRole('log')).toHaveFocus();
    await untilMeasured(canvas.getByRole('log'));
    await userEvent.tab();
    await expect(newest).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('article', { name: 'Noor says' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(actions.onHide).toHaveBeenCalledWith('r-4');
  },
});

const tried = saying('v-2', speaks.wren, 'I would begin with the lamp.', {
  canEdit: true,
  regeneratePrice: 2,
  siblings: { index: 1, count: 3 },
  edited: true,
  truncated: true,
});

/** A line that was tried three times, edited and cut: its versions, and another one for two points. */
export const TriedAgain = meta.story({
  args: { items: threadOf(greeting, asking, tried) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Edited')).toBeVisible());
    await expect(canvas.getByText('This reply reached the length limit.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous version' }));
    await expect(actions.onSibling).toHaveBeenCalledWith('v-2', 0);
    const again = canvas.getByRole('button', { name: 'Regenerate for 2 points' });
    await expect(again).toHaveTextContent('2');
    await userEvent.click(again);
    await expect(actions.onRegenerate).toHaveBeenCalledWith('v-2');
  },
});

/** The reader edits what they said; Escape leaves it as it was. */
export const Edited = meta.story({
  args: { items: threadOf(greeting, asking, { ...mine, canEdit: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const box = canvas.getByRole('textbox', { name: 'Edit this message' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(box).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Edit this message' }));
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('The tower was empty.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(actions.onEdit).toHaveBeenCalledWith('r-4', 'The tower was empty.');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  },
});

const words = 'Count them again, out loud, and do not stop at seven.';

function LivingThread(args: RoomThreadProps) {
  const [said, setSaid] = useState<readonly RoomMessageValue[]>([greeting]);
  const [first, second] = [saying('l-1', speaks.wren, words), saying('l-2', speaks.noor, 'Seven.')];
  return (
    <div style={{ display: 'flex', flex: 1, flexDirection: 'column', minInlineSize: 0 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button size="small" onClick={() => setSaid([greeting, { ...first, status: 'streaming' }])}>
          Words arrive
        </Button>
        <Button size="small" onClick={() => setSaid([greeting, first])}>
          They end
        </Button>
        <Button size="small" onClick={() => setSaid([greeting, first, second])}>
          Noor writes
        </Button>
        <Button size="small" onClick={() => setSaid([greeting, first, { ...second, text: '', hidden: true }])}>
          Noor hides it
        </Button>
      </div>
      <RoomThread {...args} items={threadOf(...said)} />
    </div>
  );
}

/** Each message of the others is said aloud once, when it is whole; what was hidden is not said, nor anything twice. */
export const AnnouncedOnce = meta.story({
  tags: ['no-look'],
  render: (args) => <LivingThread {...args} />,
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const spoken = `Wren Halloway says: ${words}`;
    await canvas.findByText(/Sit where the light/);
    await press('Words arrive');
    await canvas.findByText(words);
    await expect(canvas.queryByText(spoken)).not.toBeInTheDocument();
    await press('They end');
    await expect(await canvas.findByText(spoken)).toHaveAttribute('role', 'status');
    await press('Noor writes');
    await expect(await canvas.findByText('Noor says: Seven.')).toHaveAttribute('role', 'status');
    await press('Noor hides it');
    await canvas.findByText(/was hidden/);
    await expect(canvas.queryByText(/ says: /)).not.toBeInTheDocument();
  },
});
