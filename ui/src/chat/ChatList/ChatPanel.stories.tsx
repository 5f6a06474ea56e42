import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { marenSpeaks } from '../../thread/fixtures/messages';
import { ChatPanel, type ChatPanelProps } from './ChatPanel';

const chats: ChatPanelProps['chats'] = [
  {
    chatId: 'c-1',
    title: 'The second cup',
    excerpt: 'If you can count, you can help me find out who is counting back.',
    href: '?chat=c-1',
    when: 'now',
  },
  { chatId: 'c-2', title: 'Maren Vale', excerpt: 'Two hundred and four.', href: '?chat=c-2', when: '12 Nov' },
];

const args: ChatPanelProps = {
  character: marenSpeaks,
  chats,
  openId: 'c-1',
  newHref: '?chat=new',
  onRename: fn(),
  onDelete: fn(),
  onMore: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Chat/Conversations',
  component: ChatPanel,
  render: (args: ChatPanelProps) => <ChatPanel {...args} />,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

/** The open one is marked; each is a link, and there is more. */
export const Two = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^The second cup/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'New conversation' })).toHaveAttribute('href', '?chat=new');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** One gets another name; Escape leaves it as it was. */
export const Renamed = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename “Maren Vale”' }));
    await userEvent.type(canvas.getByRole('textbox'), '{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename “Maren Vale”' }));
    const box = canvas.getByRole('textbox', { name: 'Name of this conversation' });
    await userEvent.clear(box);
    await userEvent.type(box, 'The seven boats');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the name' }));
    await expect(args.onRename).toHaveBeenCalledWith('c-2', 'The seven boats');
  },
});

/** Nothing is deleted without a question, and the focus stands on the way back. */
export const DeleteAsked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete “Maren Vale”' }));
    await expect(canvas.getByText(/This cannot be undone/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith('c-2');
  },
});
