import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../content/fixtures/PageFrame';
import { tomasSpeaks } from '../fixtures/expressions';
import { messageActions } from '../fixtures/actions';
import { marenSpeaks, messageOf, question, replyPrice, secondReply } from '../fixtures/messages';
import { Message, type MessageProps } from './Message';

const meta = preview.meta({
  title: 'Chat/Message',
  component: Message,
  render: (args: MessageProps) => <Message {...args} />,
  args: {
    message: secondReply,
    character: marenSpeaks,
    actions: messageActions,
    newest: true,
    busy: false,
    reading: false,
    isFound: false,
    isEditing: false,
    canUndoReword: false,
    replyPrice,
    onEditing: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

const reply = (text: string) => messageOf({ messageId: 'm-7', role: 'character', text });

/** The newest answer, complete: every tool does what it says. */
export const Complete = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const { actions } = args;
    await userEvent.click(canvas.getByRole('button', { name: 'Regenerate 2 points' }));
    await expect(actions.onRegenerate).toHaveBeenCalledWith('m-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Branch from here' }));
    await expect(actions.onBranch).toHaveBeenCalledWith('m-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(actions.onCopy).toHaveBeenCalledWith('m-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next version' }));
    await expect(actions.onSibling).toHaveBeenCalledWith('m-3', 2);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue 2 points' }));
    await expect(actions.onContinue).toHaveBeenCalledWith('m-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud' }));
    await expect(actions.onReadAloud).toHaveBeenCalledWith('m-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Pin' }));
    await expect(actions.onPin).toHaveBeenCalledWith('m-3', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Remember this' }));
    await expect(actions.onRemember).toHaveBeenCalledWith('m-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(actions.onDelete).toHaveBeenCalledWith('m-3');
    await expect(canvas.getByRole('link', { name: 'Cost 2 points' })).toHaveAttribute('href', '/en-US/bonus#entry-9');
  },
});

/** A reply whose words show a mood: the face beside it does too. */
export const InAMood = meta.story({
  args: {
    character: tomasSpeaks,
    message: { ...reply('*He closes the oven and winks.* Nobody counts the burnt ones.'), mood: 'wink' },
    newest: false,
  },
  play: async ({ args, canvasElement }) => {
    const wink = args.character.expressions?.find(({ mood }) => mood === 'wink');
    await expect(canvasElement.querySelector('article img')).toHaveAttribute('src', wink?.small);
  },
});

/** Imported from a log with several speakers: another name, and hidden from the character. */
export const FromElsewhere = meta.story({
  args: { message: { ...secondReply, speaker: 'Captain Rook', isUntold: true }, newest: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Captain Rook says' })).toBeVisible();
    await expect(canvas.getByText('Hidden from the character')).toBeVisible();
  },
});

/** A finger pulls the next version into sight, and the one before. */
export const Swiped = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    const bubble = canvas.getByText(/Her hand stops/);
    const swipe = async (from: number, to: number) => {
      await fireEvent.pointerDown(bubble, { pointerType: 'touch', clientX: from, clientY: 100 });
      await fireEvent.pointerUp(bubble, { pointerType: 'touch', clientX: to, clientY: 108 });
    };
    await swipe(300, 200);
    await expect(args.actions.onSibling).toHaveBeenLastCalledWith('m-3', 2);
    await swipe(200, 300);
    await expect(args.actions.onSibling).toHaveBeenLastCalledWith('m-3', 0);
    await swipe(200, 230);
    await expect(args.actions.onSibling).toHaveBeenCalledTimes(2);
  },
});

/** An older message shows its tools to a pointer that comes near. */
export const Older = meta.story({
  args: { newest: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
    const words = canvas.getByText(/Her hand stops/);
    await userEvent.hover(words);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    const tools = canvas.getByRole('group', { name: 'Message actions' });
    await expect(tools.getBoundingClientRect().bottom).toBeLessThanOrEqual(words.getBoundingClientRect().top);
  },
});

/** The tools of an older message of one’s own leave its words readable, with all of them open too. */
export const OlderMine = meta.story({
  args: { message: question, newest: false },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText(/I counted the flashes/);
    canvas.getByRole('article').focus();
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    const tools = canvas.getByRole('group', { name: 'Message actions' });
    await within(tools).findByRole('button', { name: 'Remember this' });
    await expect(tools.getBoundingClientRect().bottom).toBeLessThanOrEqual(words.getBoundingClientRect().top);
  },
});

/** A table, struck-out words and a spoiler, which is read only by those who press on it. */
export const RichText = meta.story({
  args: {
    message: reply(
      'The log says ~~six~~ **seven** boats. ||The *Petrel* came back.|| Yes~ all of it~\n\n| Boat | Crew |\n| --- | ---: |\n| Petrel | 4 |\n| Marigold | 11 |',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Crew' })).toBeVisible();
    await expect(canvas.getByText('six').tagName).toBe('DEL');
    await expect(canvas.getByText(/Yes~ all of it~/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the spoiler' }));
    await expect(canvas.queryByRole('button', { name: 'Show the spoiler' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Petrel', { selector: 'em' })).toBeVisible();
  },
});

/** What the visitor says, pinned, where a named branch begins. */
export const Mine = meta.story({
  args: { message: { ...question, pinned: true, branchName: 'If you had stayed ashore' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pinned')).toBeVisible();
    await expect(canvas.getByText('If you had stayed ashore')).toBeVisible();
  },
});

/** Stopped: the words so far stay, and it can be tried again. */
export const Stopped = meta.story({
  args: { message: { ...reply('*She listens.* There is a boat, but'), status: 'stopped' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/There is a boat, but/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again 2 points' }));
    await expect(args.actions.onRetry).toHaveBeenCalledWith('m-7');
  },
});

/** Failed in the middle: the words so far stay, and nothing was charged. */
export const Failed = meta.story({
  args: { message: { ...reply('The eighth flash came from'), status: 'failed', failure: 'stalled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The eighth flash came from')).toBeVisible();
    await expect(canvas.getByText(/Your message is safe, and nothing was charged/)).toBeVisible();
  },
});

/** Failed before the first word. */
export const FailedAtOnce = meta.story({
  args: { message: { ...reply(''), status: 'failed', failure: 'rate-limited' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The server is busy/)).toBeVisible();
  },
});

/** Failed because the engine was busy, which said for how long. */
export const BusyForSeconds = meta.story({
  tags: ['no-look'],
  args: { message: { ...reply(''), status: 'failed', failure: 'rate-limited', retryAfterSeconds: 7 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Try again in 7 s\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again 2 points' })).toBeEnabled();
  },
});

/** Complete, but cut because it had reached the longest length: it continues where it ended. */
export const CutForLength = meta.story({
  args: { message: { ...reply('And the seventh boat had a lantern of green glass, which'), truncated: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This reply reached the length limit.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue 2 points' }));
    await expect(args.actions.onContinue).toHaveBeenCalledWith('m-7');
    await expect(canvas.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
  },
});

/** Deleted, with a way back. */
export const Deleted = meta.story({
  args: { message: { ...secondReply, hidden: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/Her hand stops/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.actions.onUndoDelete).toHaveBeenCalledWith('m-3');
  },
});

function EditedMessage(args: MessageProps) {
  const [editingId, setEditingId] = useState<string | null>(null);
  return <Message {...args} isEditing={editingId === args.message.messageId} onEditing={setEditingId} />;
}

/** Other words in the same place: what follows stays, and it costs nothing. */
export const Reworded = meta.story({
  tags: ['no-look'],
  args: { message: question },
  render: (args) => <EditedMessage {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const box = await canvas.findByRole('textbox', { name: 'Edit message' });
    await userEvent.clear(box);
    await userEvent.type(box, 'I counted eight.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.actions.onReword).toHaveBeenCalledWith('m-2', 'I counted eight.');
    await expect(args.actions.onEdit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** It has just been reworded: it says so, and the former words are one press away. */
export const JustReworded = meta.story({
  args: { message: { ...question, edited: true }, canUndoReword: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Edited')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.actions.onUndoReword).toHaveBeenCalledWith('m-2');
  },
});

/** Free replies: every control that asks for one says so. */
export const Free = meta.story({
  tags: ['no-look'],
  args: { replyPrice: { points: 0, isLacking: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Regenerate Free' })).toHaveTextContent('Free');
  },
});

/** Rewording makes a branch. */
export const Edited = meta.story({
  args: { message: question },
  render: (args) => <EditedMessage {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const box = await canvas.findByRole('textbox', { name: 'Edit message' });
    await expect(box).toHaveFocus();
    await userEvent.clear(box);
    await userEvent.type(box, 'I counted eight.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a branch 2 points' }));
    await expect(args.actions.onEdit).toHaveBeenCalledWith('m-2', 'I counted eight.');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** What was begun and left changes nothing. */
export const EditLeft = meta.story({
  tags: ['no-look'],
  args: { message: question },
  render: (args) => <EditedMessage {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.type(await canvas.findByRole('textbox'), ' And more.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText(/I counted the flashes/)).toBeVisible();
    await expect(args.actions.onEdit).not.toHaveBeenCalled();
  },
});

const lists = `# What the keeper wrote

Seven boats, **all of them** out by dusk:

1. the *Petrel*
2. the *Second Cup*

> The tide keeps its own book.

Set \`lamp = 7\`, then [ask the harbour](https://example.org/harbour).`;

/** Lists, a quotation, a heading and a link, as Markdown. */
export const Markdown = meta.story({
  args: { message: reply(lists) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'ask the harbour' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
  },
});

/** HTML is shown as the characters it is, and unsafe links lead nowhere. */
export const NoHtml = meta.story({
  tags: ['no-look'],
  args: { message: reply('<img src=x onerror="alert(1)"> [press me](javascript:alert(1))') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/onerror/)).toBeVisible();
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
    await expect(canvas.getByText('press me').getAttribute('href')).toBe('');
  },
});

/** A word without an end breaks; the page never scrolls sideways. */
export const LongWord = meta.story({
  globals: onPhone,
  args: { message: reply(`It is called ${'Llanfairpwllgwyngyll'.repeat(8)}, and nobody has said it twice.`) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Each paragraph runs the way its own words run. */
export const MixedDirections = meta.story({
  args: {
    message: reply('*يرفع رأسه عن الخريطة.* وصلت في الوقت المناسب، Captain.\n\nThe star is called الدبران here.'),
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/وصلت/)).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText(/The star is called/)).direction).toBe('ltr');
  },
});

/** Chinese, without slanted letters. */
export const Chinese = meta.story({
  args: { message: reply('*她把第二只杯子放在铜镜旁边。* 十一年来，你是第一个爬完两百级台阶的人。坐下吧。') },
  decorators: [
    (Story) => (
      <div lang="zh-CN">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/她把第二只杯子/)).fontStyle).toBe('normal');
  },
});

/** The answer that a search led to. */
export const Found = meta.story({ args: { isFound: true, newest: false } });

/** In the light of day, in the other brand. */
export const ByDay = meta.story({ globals: { brand: 'noctis', theme: 'day' } });
