import type { Decorator } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../content/fixtures/PageFrame';
import type { ComposerState } from '../model';
import { Composer, type ComposerProps } from './Composer';
import { StarterSwitch } from './StarterSwitch';
import type { DraftPicturesValue } from './pictures-model';

const ready: ComposerState = {
  price: 2,
  balance: 1240,
  replying: false,
  blocked: null,
  pricesHref: '/en-US/prices',
};

const inColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: 760, marginInline: 'auto' }}>
    <Story />
  </div>
);

const starters = ['Ask about the seventh boat', 'Offer to take the watch', 'Say nothing, pour the tea'];
const drafting = {
  price: { points: 2, isLacking: false },
  onDraft: fn(() => Promise.resolve('I counted them, too.')),
  onStop: fn(),
};

const args: ComposerProps = {
  name: 'Maren',
  state: ready,
  onDraftChange: fn(),
  onSend: fn(),
  onStop: fn(),
};

const meta = preview.meta({
  title: 'Chat/Composer',
  component: Composer,
  render: (args: ComposerProps) => <Composer {...args} />,
  args,
  decorators: [inColumn],
});

const writing = { name: 'Write to Maren' } as const;

/** Empty: the price and the balance are known before the first word. */
export const Empty = meta.story({
  args: { starters, drafting, tools: <StarterSwitch isOn onChange={fn()} /> },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Reply 2 points')).toBeVisible();
    await expect(canvas.getByText('You have 1,240')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Offer to take the watch' }));
    await expect(canvas.getByRole('textbox', writing)).toHaveValue('Offer to take the watch');
    await expect(canvas.getByRole('textbox', writing)).toHaveFocus();
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('Offer to take the watch');
  },
});

/** The message is drafted into the box, where it can be changed; nothing is sent by itself. */
export const Drafted = meta.story({
  tags: ['no-look'],
  args: { drafting },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write it for me 2 points' }));
    const box = canvas.getByRole('textbox', writing);
    await waitFor(() => expect(box).toHaveValue('I counted them, too.'));
    await userEvent.type(box, ' Twice.');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('I counted them, too. Twice.');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A draft is on its way: it can be stopped, and nothing is typed into it meanwhile. */
export const Drafting = meta.story({
  args: { starters, drafting: { ...drafting, onDraft: () => new Promise(() => undefined) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write it for me 2 points' }));
    await expect(canvas.getByRole('textbox', writing)).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the draft' }));
    await expect(drafting.onStop).toHaveBeenCalledOnce();
  },
});

/** Enter sends; the box is empty once the words have arrived. */
export const SentByEnter = meta.story({
  tags: ['no-look'],
  args: { onSend: () => Promise.resolve(true) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', writing);
    await userEvent.type(box, 'I counted eight.{Enter}');
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('');
  },
});

/** Shift and Enter begin a line; the box grows, and then scrolls. */
export const ManyLines = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', writing);
    const before = box.clientHeight;
    await userEvent.type(box, 'One{Shift>}{Enter}{/Shift}Two{Shift>}{Enter}{/Shift}Three');
    await expect(box).toHaveValue('One\nTwo\nThree');
    await expect(box.clientHeight).toBeGreaterThan(before * 2);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** What did not arrive stays in the box. */
export const NotArrived = meta.story({
  tags: ['no-look'],
  args: { onSend: () => Promise.resolve(false) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', writing);
    await userEvent.type(box, 'Do not lose this.{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled());
    await expect(box).toHaveValue('Do not lose this.');
  },
});

/** While the words are on their way they stay where they are. */
export const OnItsWay = meta.story({
  args: { initialDraft: 'I counted eight.', onSend: () => new Promise<boolean>(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', writing)).toHaveValue('I counted eight.');
  },
});

/** A reply is being written: it can be stopped, and the next message can already be written. */
export const Replying = meta.story({
  args: { state: { ...ready, replying: true } },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', writing);
    await userEvent.type(box, 'And the ninth?{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(box).toHaveValue('And the ninth?');
    const stop = canvas.getByRole('button', { name: 'Stop the reply' });
    // A double click on Send: its second click arrives after the reply has begun.
    await fireEvent.click(stop, { detail: 2 });
    await expect(args.onStop).not.toHaveBeenCalled();
    await userEvent.click(stop);
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

/** The balance does not cover a reply: how much is missing, where to find it, and the draft stays. */
export const InsufficientPoints = meta.story({
  args: {
    initialDraft: 'Who is counting back?',
    state: { ...ready, balance: 1, blocked: 'insufficient-points' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/1 more point for a reply/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', '/en-US/prices');
    // The server has the last word; what it refuses stays in the box.
    await userEvent.type(canvas.getByRole('textbox', writing), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Who is counting back?');
    await expect(canvas.getByRole('textbox', writing)).toHaveValue('Who is counting back?');
  },
});

/** No connection: nothing is sent, nothing is lost. */
export const Offline = meta.story({
  args: { initialDraft: 'Who is counting back?', state: { ...ready, blocked: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Your message is kept until you can send it/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', writing), ' Is it you?');
    await expect(canvas.getByRole('textbox', writing)).toHaveValue('Who is counting back? Is it you?');
  },
});

/** The line is being found again. */
export const Reconnecting = meta.story({
  args: { state: { ...ready, blocked: 'reconnecting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Reconnecting/)).toBeVisible();
  },
});

/** Replies that cost nothing say so. */
export const Free = meta.story({
  args: { state: { ...ready, price: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free reply')).toBeVisible();
    await expect(canvas.queryByText(/point|You have/)).not.toBeInTheDocument();
  },
});

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`;

const noPictures: DraftPicturesValue = {
  items: [],
  most: 4,
  problem: null,
  areSeen: true,
  onAdd: fn(),
  onDescribe: fn(),
  onRemove: fn(),
  onRetry: fn(),
};

const harbour = {
  pictureId: 'p-1',
  fileName: 'harbour.png',
  alt: '',
  preview: drawing('#4d6a8a'),
  status: 'ready',
} as const;
const lamp = {
  ...harbour,
  pictureId: 'p-2',
  fileName: 'lamp.webp',
  preview: drawing('#b98a3c'),
  status: 'uploading',
} as const;
const boats = {
  pictureId: 'p-3',
  fileName: 'boats.jpg',
  alt: 'Seven boats',
  preview: drawing('#7a8a5c'),
  status: 'failed',
} as const;

const aFile = () => new File(['a picture'], 'tide.png', { type: 'image/png' });

/** Pictures that are there, on their way, and to be tried again; the engine takes none of them, and a note says so. */
export const WithPictures = meta.story({
  args: {
    initialDraft: 'This is where I counted.',
    pictures: { ...noPictures, items: [harbour, lamp, boats], areSeen: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'harbour.png' })).toBeVisible();
    await expect(await canvas.findByText(/cannot see pictures/)).toBeVisible();
    await expect(canvas.getByText(/was not uploaded. Try again, or remove it/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByRole('img', { name: 'Seven boats' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try “boats.jpg” again' }));
    await expect(args.pictures?.onRetry).toHaveBeenCalledWith('p-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “harbour.png”' }));
    await expect(args.pictures?.onRemove).toHaveBeenCalledWith('p-1');
  },
});

/** Pictures are chosen, pasted or dropped. */
export const PicturesBrought = meta.story({
  tags: ['no-look'],
  args: { pictures: { ...noPictures, onAdd: fn() } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (chooser === null) throw new Error('There is nothing to choose pictures with.');
    await expect(canvas.getByRole('button', { name: 'Attach a picture' })).toBeEnabled();
    await userEvent.upload(chooser, aFile());
    await expect(args.pictures?.onAdd).toHaveBeenCalledTimes(1);
    const data = new DataTransfer();
    data.items.add(aFile());
    const box = canvas.getByRole('textbox', writing);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect(args.pictures?.onAdd).toHaveBeenCalledTimes(2);
    box.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    await expect(args.pictures?.onAdd).toHaveBeenCalledTimes(3);
  },
});

/** A picture is described for those who cannot see it; Enter there sends nothing. */
export const PictureDescribed = meta.story({
  tags: ['no-look'],
  args: { initialDraft: 'Look.', pictures: { ...noPictures, items: [harbour], onDescribe: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Describe “harbour.png” for people who cannot see it' });
    await userEvent.type(box, 'L{Enter}');
    await expect(args.pictures?.onDescribe).toHaveBeenCalledWith('p-1', 'L');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A picture without words waits for them; a message that is full takes no more. */
export const PicturesAlone = meta.story({
  tags: ['no-look'],
  args: { pictures: { ...noPictures, items: [harbour], most: 1 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Add a few words to send a picture.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Attach a picture' })).toBeDisabled();
    await expect(canvas.queryByText(/cannot see pictures/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', writing), 'Here.');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** Each reason for which a picture was not taken has its words. */
export const PictureNotTaken = meta.story({
  tags: ['no-look'],
  render: (args: ComposerProps) => (
    <>
      {(['too-large', 'wrong-type', 'too-many', 'enough-today'] as const).map((kind) => (
        <Composer key={kind} {...args} pictures={{ ...noPictures, problem: { kind, fileName: 'tide.tiff' } }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is too large. The limit is 5 MB and 40 megapixels/)).toBeVisible();
    await expect(canvas.getByText(/cannot be sent. Choose a picture in PNG, JPEG or WebP/)).toBeVisible();
    await expect(canvas.getByText('A message can show 4 pictures at most.')).toBeVisible();
    await expect(canvas.getByText(/reached the daily limit of pictures/)).toBeVisible();
  },
});

/** Where no pictures can be sent, none are offered. */
export const WithoutPictures = meta.story({
  tags: ['no-look'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Attach a picture' })).not.toBeInTheDocument();
  },
});

/** On a phone: large keys, and a word without an end stays inside. */
const middle = (element: Element) => {
  const { bottom, top } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

export const OnPhone = meta.story({
  globals: onPhone,
  args: { initialDraft: 'Llanfairpwllgwyngyll'.repeat(9) },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const price = canvas.getByText('2', { exact: true });
    await expect(Math.abs(middle(price) - middle(canvas.getByRole('button', { name: 'Send' })))).toBeLessThan(3);
  },
});

/** Two tools, a price and the button: one line, as wide as the phone. */
export const ToolsOnPhone = meta.story({
  globals: onPhone,
  args: {
    state: { ...ready, price: 0 },
    pictures: { ...noPictures, onAdd: fn() },
    tools: <StarterSwitch isOn onChange={fn()} />,
  },
  play: async ({ canvas }) => {
    const send = middle(canvas.getByRole('button', { name: 'Send' }));
    await expect(Math.abs(middle(canvas.getByRole('textbox', writing)) - send)).toBeLessThan(3);
    await expect(Math.abs(middle(canvas.getByRole('button', { name: 'Suggestions' })) - send)).toBeLessThan(3);
    await expect(canvas.getByText('Free reply')).toBeInTheDocument();
  },
});
