import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../content/fixtures/PageFrame';
import { Button } from '../../primitives/Button/Button';
import { messageActions } from '../fixtures/actions';
import { untilMeasured } from '../fixtures/until-measured';
import {
  evening,
  firstReply,
  manyMessages,
  marenSpeaks,
  messageOf,
  question,
  replyPrice,
  threadOf,
} from '../fixtures/messages';
import type { ThreadItem } from '../model';
import { MessageThread, type MessageThreadProps } from './MessageThread';
import type { ThreadJump } from './use-thread-scroll';

const inTallFrame: Decorator = (Story) => (
  <div style={{ display: 'flex', blockSize: 640 }}>
    <Story />
  </div>
);

const args: MessageThreadProps = {
  character: marenSpeaks,
  items: evening,
  actions: messageActions,
  replyPrice,
  older: 'none',
  onOlder: fn(),
};

const meta = preview.meta({
  title: 'Chat/Thread',
  component: MessageThread,
  render: (args: MessageThreadProps) => <MessageThread {...args} />,
  parameters: { layout: 'fullscreen' },
  args,
  decorators: [inTallFrame],
});

/** How far a thread is from its end, in CSS pixels. */
const restBelow = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop;

/** An evening: a scene, two answers, a question. */
export const Evening = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Her hand stops on the kettle/)).toBeVisible());
    await expect(canvas.getByText('2 / 3')).toBeVisible();
  },
});

/** On a phone the tools are signs alone, large enough for a thumb. */
export const OnPhone = meta.story({ globals: onPhone });

/** Who speaks twice in a row is named once; each message still says to screen readers whose it is. */
export const SameSpeaker = meta.story({
  args: {
    items: threadOf(
      firstReply,
      messageOf({ messageId: 'm-1b', role: 'character', text: 'The kettle knows your name already.', pinned: true }),
      question,
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/The kettle knows/);
    await expect(canvas.getAllByText('Maren Vale')).toHaveLength(1);
    await expect(canvas.getAllByRole('article', { name: 'Maren Vale says' })).toHaveLength(2);
    await expect(canvas.getByText('Pinned')).toBeVisible();
  },
});

/** A thousand evenings: only what is in sight is on the page. */
export const TenThousandMessages = meta.story({
  tags: ['no-look'],
  args: { items: manyMessages(1, 10_000) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Message 10000:/);
    await waitFor(() => expect(restBelow(canvas.getByRole('log'))).toBeLessThan(2));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
});

function GrowingThread(args: MessageThreadProps) {
  const [items, setItems] = useState<readonly ThreadItem[]>(args.items);
  return (
    <>
      <Button size="small" onClick={() => setItems([...manyMessages(901, 1000), ...items])}>
        Older ones arrive
      </Button>
      <MessageThread {...args} items={items} />
    </>
  );
}

/** How far below the screen a thread at rest draws messages, in CSS pixels. */
const drawnBelow = 199;

/**
 * Whether a thread is at rest: it has measured every message that it draws, those below the screen as well. Until then
 * the list counts from its end, and would put the reader elsewhere by what it measures there.
 */
const isAtRest = (log: HTMLElement): boolean => {
  const drawn = [...log.querySelectorAll<HTMLElement>('[data-message-id]')];
  const end = drawn.at(-1)?.getBoundingClientRect().bottom ?? 0;
  const isMeasured = drawn.every((message) => getComputedStyle(message).visibility === 'visible');
  return isMeasured && end - log.getBoundingClientRect().bottom >= drawnBelow;
};

/** Older messages arrive above; what is being read stays where it is. */
export const OlderOnesArrive = meta.story({
  tags: ['no-look'],
  args: { items: manyMessages(1001, 1100), older: 'more' },
  render: (args) => <GrowingThread {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText(/^Message 1100:/);
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(restBelow(log)).toBeLessThan(2));
    await expect(args.onOlder).not.toHaveBeenCalled();
    // The thread is still measuring its end: the reader insists.
    let stayed = 0;
    await waitFor(async () => {
      stayed = log.scrollTop === 0 ? stayed + 1 : 0;
      log.scrollTop = 0;
      await expect(stayed).toBeGreaterThan(4);
    });
    await waitFor(() => expect(args.onOlder).toHaveBeenCalled());
    const read = await canvas.findByText(/^Message 1002:/);
    await waitFor(() => expect(isAtRest(log)).toBe(true));
    const place = read.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Older ones arrive' }));
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(2000));
    await waitFor(() =>
      expect(Math.abs(canvas.getByText(/^Message 1002:/).getBoundingClientRect().top - place)).toBeLessThan(3),
    );
  },
});

/** Older messages are on their way. */
export const FetchingOlder = meta.story({
  args: { items: manyMessages(1, 40), older: 'loading' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading older messages')).toBeVisible());
  },
});

/** They did not come; asking again is one press. */
export const OlderFailed = meta.story({
  args: { items: manyMessages(1, 40), older: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
});

const streamingReply = messageOf({ messageId: 'm-9', role: 'character', text: '', status: 'streaming' });
const words = 'Count them again, out loud, and do not stop at seven.';

function ReplyingThread(args: MessageThreadProps) {
  const [text, setText] = useState('');
  const [isDone, setIsDone] = useState(false);
  const reply = { ...streamingReply, text, status: isDone ? ('complete' as const) : ('streaming' as const) };
  return (
    <>
      <Button size="small" onClick={() => setText(words)}>
        Words arrive
      </Button>
      <Button size="small" onClick={() => setIsDone(true)}>
        It ends
      </Button>
      <MessageThread {...args} items={threadOf(firstReply, question, reply)} />
    </>
  );
}

/** A reply is said aloud once, when it is whole; while it grows, the thread says nothing. */
export const AnnouncedOnce = meta.story({
  tags: ['no-look'],
  render: (args) => <ReplyingThread {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Writing')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Words arrive' }));
    await canvas.findByText(words);
    await expect(await canvas.findByRole('log')).toHaveAttribute('aria-live', 'off');
    await expect(canvas.queryByText(`Maren Vale says: ${words}`)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'It ends' }));
    await expect(await canvas.findByText(`Maren Vale says: ${words}`)).toHaveAttribute('role', 'status');
  },
});

/** A reply is being written: a caret after its newest word, no tools yet. */
export const Replying = meta.story({
  args: {
    items: threadOf(firstReply, question, { ...streamingReply, text: '*She lifts the lid.* Count them again, out' }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Count them again/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Regenerate' })).not.toBeInTheDocument();
  },
});

function JumpingThread(args: MessageThreadProps) {
  const [jump, setJump] = useState<ThreadJump | null>(null);
  return (
    <>
      <Button size="small" onClick={() => setJump({ messageId: 'n-37' })}>
        Show message 37
      </Button>
      <MessageThread {...args} jump={jump} />
    </>
  );
}

/** To one of ten thousand and back to the newest. */
export const JumpAndBack = meta.story({
  tags: ['no-look'],
  args: { items: manyMessages(1, 10_000) },
  render: (args) => <JumpingThread {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Message 10000:/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show message 37' }));
    await waitFor(() => expect(canvas.getByText(/^Message 37:/)).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'To the newest message' }));
    await waitFor(() => expect(canvas.getByText(/^Message 10000:/)).toBeVisible());
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'To the newest message' })).not.toBeInTheDocument(),
    );
  },
});

function GoingOnThread(args: MessageThreadProps) {
  const [count, setCount] = useState(3);
  return (
    <>
      <Button size="small" onClick={() => setCount(count + 20)}>
        It goes on
      </Button>
      <MessageThread {...args} items={manyMessages(1, count)} />
    </>
  );
}

/** A short conversation that continues is followed; who has scrolled back stays there, and gets to the end by a press. */
export const ShortOneGoesOn = meta.story({
  tags: ['no-look'],
  render: (args) => <GoingOnThread {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    const goOn = canvas.getByRole('button', { name: 'It goes on' });
    await userEvent.click(goOn);
    await canvas.findByText(/^Message 23:/);
    await waitFor(() => expect(restBelow(log)).toBeLessThan(2));
    await expect(log.scrollTop).toBeGreaterThan(600);
    log.scrollTop = 100;
    const toEnd = await canvas.findByRole('button', { name: 'To the newest message' });
    await userEvent.click(goOn);
    await canvas.findByText(/^Message 43:/);
    await expect(log.scrollTop).toBe(100);
    await userEvent.click(toEnd);
    await waitFor(() => expect(restBelow(log)).toBeLessThan(2));
    await waitFor(() => expect(toEnd).not.toBeInTheDocument());
  },
});

/** A message of a short conversation is gone to as well. */
export const JumpInShortOne = meta.story({
  tags: ['no-look'],
  args: { items: manyMessages(30, 41) },
  render: (args) => <JumpingThread {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Message 41:/);
    const log = await canvas.findByRole('log');
    await userEvent.click(canvas.getByRole('button', { name: 'Show message 37' }));
    const middleOf = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const found = canvas.getByText(/^Message 37:/);
    await waitFor(() => expect(Math.abs(middleOf(found) - middleOf(log))).toBeLessThan(60));
  },
});

/** By keys alone: up and down between messages, left and right between versions, Tab to what can be done. */
export const KeysAlone = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText(/Her hand stops/);
    const log = await canvas.findByRole('log');
    await userEvent.tab();
    await expect(log).toHaveFocus();
    const reply = canvas.getAllByRole('article', { name: 'Maren Vale says' })[1];
    await untilMeasured(log);
    await userEvent.tab();
    await expect(reply).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.actions.onSibling).toHaveBeenCalledWith('m-3', 0);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.actions.onSibling).toHaveBeenCalledWith('m-3', 2);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('article', { name: 'You say' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
});
