import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { AiDisclosure } from '../../thread/Notices/AiDisclosure';
import { ChatLayout } from '../../thread/ChatLayout/ChatLayout';
import { ChatOpening } from '../../thread/ChatSkeleton/ChatOpening';
import { ChatSkeleton } from '../../thread/ChatSkeleton/ChatSkeleton';
import { marenSpeaks } from '../../thread/fixtures/messages';
import { ChatHead } from '../ChatHeader/ChatHead';
import { ChatGone } from './ChatGone';

const meta = preview.meta({
  title: 'Chat/Before and after',
  component: ChatGone,
  subcomponents: { ChatHead, ChatLayout },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { name: 'Maren Vale', chatHref: '/en-US/character-chat/maren-vale' },
});

/** The conversation was deleted, or is another account’s. */
export const Gone = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This conversation does not exist' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Talk to Maren Vale' })).toHaveAttribute('href', args.chatHref);
  },
});

/** Nothing is known yet. */
export const Loading = meta.story({
  render: () => (
    <ChatLayout>
      <ChatSkeleton />
    </ChatLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
});

/** The character is known, the messages are on their way: what stays is in its place already. */
export const Opening = meta.story({
  render: () => (
    <ChatLayout>
      <ChatOpening
        header={
          <ChatHead
            character={marenSpeaks}
            title="The second cup"
            profileHref="/en-US/profile"
            backHref="/en-US/back"
          />
        }
        disclosure={<AiDisclosure name="Maren Vale" isOfflineEngine={false} />}
      />
    </ChatLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Maren Vale' })).toBeVisible();
    await expect(canvas.getByText(/is an AI character/)).toBeVisible();
    await expect(canvas.queryByRole('log')).not.toBeInTheDocument();
  },
});
