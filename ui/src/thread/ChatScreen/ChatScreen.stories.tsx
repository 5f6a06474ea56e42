import type { Decorator } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { samples, withoutControl } from '../../../../.storybook/samples';
import { sceneOf } from '../../content/fixtures/pictures';
import { onPhone } from '../../content/fixtures/PageFrame';
import { ChatHeader } from '../../chat/ChatHeader/ChatHeader';
import { Composer } from '../Composer/Composer';
import { messageActions } from '../fixtures/actions';
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
import type { ComposerState, ThreadItem } from '../model';
import { memory } from '../fixtures/panels';
import { MemoryPanel } from '../../chat/MemoryPanel/MemoryPanel';
import { MessageThread } from '../MessageThread/MessageThread';
import { AiDisclosure } from '../Notices/AiDisclosure';
import { BreakReminder } from '../Notices/BreakReminder';
import { ThreadScene } from '../ThreadScene/ThreadScene';
import { ChatScreen, type ChatScreenProps } from './ChatScreen';

const filled: Decorator = (Story) => (
  <main style={{ blockSize: '100dvh' }}>
    <Story />
  </main>
);

const threadWith = (items: readonly ThreadItem[]) => (
  <MessageThread
    character={marenSpeaks}
    items={items}
    actions={messageActions}
    replyPrice={replyPrice}
    older="none"
    onOlder={fn()}
  />
);

const composerWith = (state: Partial<ComposerState> = {}, starters: readonly string[] = []) => (
  <Composer
    name="Maren"
    state={{ price: 2, balance: 1240, replying: false, blocked: null, pricesHref: '/en-US/prices', ...state }}
    starters={starters}
    onDraftChange={fn()}
    onSend={() => Promise.resolve(true)}
    onStop={fn()}
  />
);

const starters = ['Ask about the seventh boat', 'Offer to take the watch', 'Say nothing, pour the tea'];

const args: ChatScreenProps = {
  header: (
    <ChatHeader
      character={marenSpeaks}
      title="The second cup"
      profileHref="/en-US/character-profile/maren-vale"
      backHref="/en-US/user-profile"
      connection="live"
      balance={1240}
      pricesHref="/en-US/prices"
      onSearch={fn()}
      onMemory={fn()}
      onNotes={fn()}
      onPersonas={fn()}
      onSettings={fn()}
      onChats={fn()}
      onBranches={fn()}
      onExport={fn()}
    />
  ),
  thread: threadWith(evening),
  composer: composerWith({}, starters),
  disclosure: <AiDisclosure name="Maren Vale" isOfflineEngine />,
};

const meta = preview.meta({
  title: 'Chat/Screen',
  component: ChatScreen,
  render: (args: ChatScreenProps) => <ChatScreen {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [filled],
  args,
});

const memoryPanel = (
  <MemoryPanel
    memory={memory}
    onSaveSummary={fn()}
    onAddFact={fn()}
    onEditFact={fn()}
    onForget={fn()}
    onOpenSource={fn()}
    onClose={fn()}
  />
);

const growing = messageOf({
  messageId: 'm-9',
  role: 'character',
  text: '*She lifts the lid.* Count them again, out',
  status: 'streaming',
});
const failed = messageOf({ messageId: 'm-9', role: 'character', text: '', status: 'failed', failure: 'stalled' });

/** Another thread, another state of the composer, a panel, a scene. */
export const Playground = meta.story({
  tags: ['!test', 'no-look', 'framed'],
  argTypes: {
    thread: samples({
      'An evening': threadWith(evening),
      'A reply is being written': threadWith(threadOf(firstReply, question, growing)),
      'A reply failed': threadWith(threadOf(firstReply, question, failed)),
      'Two hundred messages': threadWith(manyMessages(1, 200)),
    }),
    composer: samples({
      'With starters': composerWith({}, starters),
      Empty: composerWith(),
      'Replies are free': composerWith({ price: 0 }),
      'A reply is being written': composerWith({ replying: true }),
      'Too few points': composerWith({ balance: 1, blocked: 'insufficient-points' }),
      Offline: composerWith({ blocked: 'offline' }),
      Reconnecting: composerWith({ blocked: 'reconnecting' }),
    }),
    disclosure: samples({
      'Offline engine': <AiDisclosure name="Maren Vale" isOfflineEngine />,
      'A model': <AiDisclosure name="Maren Vale" isOfflineEngine={false} />,
    }),
    side: samples({ Nothing: undefined, Memory: memoryPanel }),
    scene: samples({
      Nothing: undefined,
      'Of a story': <ThreadScene scene={sceneOf('the-counting-light')} portrait={marenSpeaks.portrait} />,
      'Its portrait': <ThreadScene scene={null} portrait={marenSpeaks.portrait} />,
    }),
    notices: samples({ None: undefined, 'After three hours': <BreakReminder hours={3} onDismiss={fn()} /> }),
    header: withoutControl,
  },
});

/** A whole conversation at night. */
export const Night = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Her hand stops on the kettle/)).toBeVisible());
    await expect(canvas.getByText('Reply 2 points')).toBeVisible();
    await expect(canvas.getByText(/is an AI character/)).toBeVisible();
  },
});

/** In the light of day, in the other brand. */
export const NoctisByDay = meta.story({ globals: { brand: 'noctis', theme: 'day' } });

const scene = <ThreadScene scene={sceneOf('the-counting-light')} portrait={marenSpeaks.portrait} />;

/** In one hand: one head, the scene behind the thread, the composer on one line at the foot. */
export const OnPhone = meta.story({
  globals: onPhone,
  args: { scene },
  play: async ({ canvas }) => {
    const { bottom, top } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
    const send = canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    await expect(send.top).toBeLessThan(bottom);
    await expect(send.bottom).toBeGreaterThan(top);
    await expect(canvas.getByRole('link', { name: /^1,240/ })).toHaveAttribute('href', '/en-US/prices');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A character that appears in no story: its portrait takes the place of a scene. */
export const PortraitOnPhone = meta.story({
  globals: { ...onPhone, theme: 'day' },
  args: { scene: <ThreadScene scene={null} portrait={marenSpeaks.portrait} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log')).toBeVisible();
  },
});

/** A panel beside the thread. */
export const WithMemory = meta.story({
  args: { side: memoryPanel },
});

/** A panel over the thread on a phone. */
export const WithMemoryOnPhone = meta.story({ globals: onPhone, args: WithMemory.input.args });

/** After three hours, over the composer. */
export const WithBreak = meta.story({ args: { notices: <BreakReminder hours={3} onDismiss={fn()} /> } });

const arabicReply = messageOf({
  messageId: 'm-5',
  role: 'character',
  text: '*يرفع رأسه عن الخريطة.* وصلت في الوقت المناسب. هذه النجمة كانت هنا بالأمس.',
  siblings: { index: 0, count: 2 },
});

/** From right to left, everything changes sides. */
export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar-SA" style={{ blockSize: '100%', overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    thread: (
      <MessageThread
        character={{ ...marenSpeaks, name: 'إلياس قادر' }}
        items={threadOf(arabicReply)}
        actions={messageActions}
        replyPrice={replyPrice}
        older="none"
        onOlder={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const bubble = (await canvas.findByText(/وصلت في الوقت المناسب/)).getBoundingClientRect();
    await expect(bubble.right).toBeGreaterThan(window.innerWidth / 2);
  },
});
