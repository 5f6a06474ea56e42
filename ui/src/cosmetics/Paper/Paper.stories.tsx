import type { PaperId } from '@fabula/sdk/types';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { messageActions } from '../../thread/fixtures/actions';
import { evening, marenSpeaks, replyPrice } from '../../thread/fixtures/messages';
import { ChatScreen } from '../../thread/ChatScreen/ChatScreen';
import { MessageThread } from '../../thread/MessageThread/MessageThread';
import { AiDisclosure } from '../../thread/Notices/AiDisclosure';
import { vars } from '../../theme/vars.css';
import { Paper } from './Paper';
import { WornPaper } from './WornPaper';

const papers: readonly PaperId[] = ['ruled-ledger', 'tide-lines', 'garden-trellis', 'star-chart'];

const meta = preview.meta({
  title: 'Cosmetics/Paper',
  component: Paper,
  subcomponents: { WornPaper },
  args: { paper: 'ruled-ledger', place: 'within' },
});

/** Every paper, with words in each ink that a thread writes in: all of them keep 4.5:1. */
export const EveryPaper = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: vars.space[6] }}>
      {papers.map((paper) => (
        <div key={paper} style={{ position: 'relative', isolation: 'isolate', minBlockSize: 260 }}>
          <Paper paper={paper} place="within" />
          <div style={{ position: 'relative', display: 'grid', gap: vars.space[4], padding: vars.space[9] }}>
            <span>Maren Vale</span>
            <span style={{ color: vars.color['text-2'] }}>The tide has taken the causeway.</span>
            <span style={{ color: vars.color['text-3'] }}>Tonight, 9:40</span>
            <span style={{ color: vars.color['brass-text'] }}>2 points</span>
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-paper-id]')).toHaveLength(papers.length);
  },
});

const conversationOn = (paper: PaperId) => (
  <div style={{ blockSize: '100dvh' }}>
    <ChatScreen
      header={null}
      paper={<WornPaper paper={paper} />}
      thread={
        <MessageThread
          character={marenSpeaks}
          items={evening}
          actions={messageActions}
          replyPrice={replyPrice}
          older="none"
          onOlder={() => undefined}
        />
      }
      disclosure={<AiDisclosure name="Maren Vale" isOfflineEngine={false} />}
    />
  </div>
);

/** Beneath a conversation: a sheet as wide as its messages, and on phones from edge to edge. */
export const BeneathChat = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => conversationOn('star-chart'),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-paper-id="star-chart"]')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Her hand stops on the kettle/)).toBeVisible());
  },
});

/** In the other brand. */
export const BeneathChatInNoctis = meta.story({
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'noctis' },
  render: () => conversationOn('garden-trellis'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-paper-id="garden-trellis"]')).toBeVisible());
  },
});
