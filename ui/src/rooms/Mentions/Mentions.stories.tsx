import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Composer, type ComposerProps } from '../../thread/Composer/Composer';
import { AudienceSwitch } from '../AudienceSwitch/AudienceSwitch';
import { inColumn } from '../fixtures/frames';
import { cast } from '../fixtures/rooms';
import { completeMention } from './complete-mention';

const args: ComposerProps = {
  name: 'The lamp and the missing clock',
  state: { price: 2, mostReplies: 2, balance: 98, replying: false, blocked: null, pricesHref: '/en-US/prices' },
  completion: { label: 'Characters to address', complete: completeMention(cast) },
  tools: <AudienceSwitch toPeople={false} onChange={fn()} />,
  maxLength: 4000,
  onDraftChange: fn(),
  onSend: () => Promise.resolve(true),
  onStop: fn(),
};

const meta = preview.meta({
  title: 'Rooms/Mentions',
  component: Composer,
  render: (args: ComposerProps) => (
    <div style={{ paddingBlockStart: 240 }}>
      <Composer {...args} />
    </div>
  ),
  args,
  decorators: [inColumn],
});

/** An `@` offers the characters of the room; what the replies cost at most stands beside the button. */
export const Offered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Up to 4 points')).toBeVisible();
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'Who was there, @');
    const list = await canvas.findByRole('listbox', { name: 'Characters to address' });
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(box).toHaveAttribute('aria-controls', list.id);
    const first = canvas.getByRole('option', { name: /Maren Vale/ });
    await expect(box).toHaveAttribute('aria-activedescendant', first.id);
    await expect(canvas.getByText('3 suggestions')).toHaveAttribute('role', 'status');
  },
});

/** Arrow keys go through the names, Enter takes one and sends nothing; the words after the caret stay. */
export const TakenByKeys = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(box, 'And you, ?{ArrowLeft}@');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: /Odile/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(box).toHaveValue('And you, @Wren Halloway ?');
    await expect(box.selectionStart).toBe('And you, @Wren Halloway '.length);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('');
  },
});

/** Letters narrow the names, a press takes one, and the focus stays in the box. */
export const TakenByPress = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '@va');
    await expect(await canvas.findAllByRole('option')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('option', { name: /Maren Vale/ }));
    await expect(box).toHaveValue('@Maren Vale ');
    await expect(box).toHaveFocus();
  },
});

/** Escape leaves the names and keeps the words; an address is no mention. */
export const LeftAlone = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '@ma');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(box).toHaveValue('@ma');
    await userEvent.clear(box);
    await userEvent.type(box, 'keeper@ma');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
});
