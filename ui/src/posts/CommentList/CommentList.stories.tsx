import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { CommentForm } from '../CommentForm/CommentForm';
import { allThere, comments, now } from '../fixtures/posts';
import { CommentList, type CommentListProps } from './CommentList';

const send = fn(async () => true);
const keep = fn();

const args: CommentListProps = {
  list: allThere,
  comments,
  now,
  deletedIds: new Set(),
  onDelete: fn(),
  onUndoDelete: fn(),
  onReport: fn(),
  help: <p>Somebody listens at any hour.</p>,
  form: <CommentForm initialDraft="" onDraftChange={keep} onSend={send} asksForAccount={false} />,
};

const meta = preview.meta({
  title: 'Posts/Comments',
  component: CommentList,
  render: (args: CommentListProps) => (
    <div style={{ maxInlineSize: 560 }}>
      <CommentList {...args} />
    </div>
  ),
  args,
});

/** One’s own, the creator’s in another script, and one by an account without a name. */
export const Typical = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the comment' }));
    await expect(args.onDelete).toHaveBeenCalledWith(comments[0]);
    const [report] = canvas.getAllByRole('button', { name: 'Report the comment' });
    if (report === undefined) throw new Error('Others can be reported');
    await userEvent.click(report);
    await expect(args.onReport).toHaveBeenCalledWith(comments[1]);
    await expect(canvas.getByText('Creator')).toBeVisible();
    await expect(canvas.getByText('A reader')).toBeVisible();
  },
});

/** A commenter wears a frame around their picture; one without a picture has none. */
export const Framed = meta.story({
  tags: ['no-look'],
  args: { comments: comments.map((comment) => ({ ...comment, authorFrameId: 'low-tide' })) },
  play: async ({ canvasElement }) => {
    const pictured = comments.filter(({ authorAvatarUrl }) => authorAvatarUrl !== null);
    await waitFor(() => expect(canvasElement.querySelectorAll('svg[data-frame]')).toHaveLength(pictured.length));
  },
});

/** Words leave the box when it is known that they have arrived, and stay when they have not. */
export const Sending = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Your comment' });
    const button = canvas.getByRole('button', { name: 'Send the comment' });
    await expect(button).toBeDisabled();
    send.mockResolvedValueOnce(false);
    await userEvent.type(box, ' Keep counting. ');
    await userEvent.click(button);
    await expect(send).toHaveBeenCalledWith('Keep counting.');
    await expect(box).toHaveValue(' Keep counting. ');
    await userEvent.click(button);
    await expect(box).toHaveValue('');
    await expect(keep).toHaveBeenLastCalledWith('');
  },
});

/** More than fits: the box says how much does, and nothing is cut off. */
export const TooLong = meta.story({
  args: { form: <CommentForm initialDraft={'lamp '.repeat(210)} onDraftChange={keep} onSend={send} asksForAccount /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A comment can have up to 1,000 characters.');
    await expect(canvas.getByText('1,050 of 1,000')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the comment' })).toBeDisabled();
  },
});

/** One that was just deleted, and one whose author may be in danger: help stands below it. */
export const DeletedAndInDanger = meta.story({
  tags: ['no-look'],
  args: {
    comments: [comments[0], { ...comments[0], commentId: 'cmt-4', crisis: true }],
    deletedIds: new Set(['cmt-1']),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Somebody listens at any hour.')).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(args.onUndoDelete).toHaveBeenCalledWith(comments[0]);
  },
});

/** One that was hidden after reports: its author sees that. */
export const Hidden = meta.story({
  tags: ['no-look'],
  args: { comments: [{ ...comments[0], withheld: true }, comments[1]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Only you can see it/)).toBeVisible();
  },
});

/** No comments. */
export const Empty = meta.story({
  tags: ['no-look'],
  args: { comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Write the first one/)).toBeVisible();
  },
});
