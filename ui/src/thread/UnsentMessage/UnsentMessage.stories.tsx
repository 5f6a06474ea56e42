import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { replyPrice } from '../fixtures/messages';
import type { UnsentActions } from '../model';
import { LazyUnsentMessage } from './LazyUnsentMessage';
import { UnsentMessage, type UnsentMessageProps } from './UnsentMessage';

const actions = { onSend: fn(), onRemove: fn() };

const args: UnsentMessageProps = {
  id: 'key-1',
  unsent: { text: 'Did the lamp go out again?', state: 'waiting' },
  actions,
  replyPrice,
};

const meta = preview.meta({
  title: 'Chat/Unsent message',
  component: UnsentMessage,
  render: (args: UnsentMessageProps) => <UnsentMessage {...args} />,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

/** Written without a connection: it can be sent now or removed. */
export const Waiting = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Waiting to be sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send now 2 points' }));
    await expect(actions.onSend).toHaveBeenCalledWith('key-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(actions.onRemove).toHaveBeenCalledWith('key-1');
  },
});

const offline: UnsentActions = { onSend: null, onRemove: fn() };

/** Without a connection it can only be removed; a thread loads it beforehand. */
export const Offline = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { actions: offline },
  render: (args) => <LazyUnsentMessage {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Send now/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeEnabled();
  },
});

/** Every other state: on its way, behind another one, and each refusal. */
export const States = meta.story({
  globals: { locale: 'en-US' },
  render: (args) => (
    <>
      {(['sending', 'behind', 'points', 'words', 'gone', 'expired', 'failed'] as const).map((state) => (
        <UnsentMessage key={state} {...args} unsent={{ text: args.unsent.text, state }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You do not have enough points/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Send now/ })).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { name: 'Remove' })).toHaveLength(6);
  },
});
