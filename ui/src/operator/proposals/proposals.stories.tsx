import { expect, fn, screen, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { DecidedRows, NoDecisions, type DecidedValue } from './DecidedRows';

const onFollowUp = fn(async () => true);
const harbour: DecidedValue = {
  proposalId: 'prp-1',
  title: 'Which harbour next?',
  voteUntil: '2026-11-20T10:00:00.000Z',
  followUp: null,
  href: '/en-US/dao-community/prp-1',
};
const decided: readonly DecidedValue[] = [
  harbour,
  {
    ...harbour,
    proposalId: 'prp-2',
    title: 'Keep the daily bonus as it is',
    followUp: {
      state: 'done',
      reason: 'The bonus is unchanged since version 1.4.0.',
      at: '2026-11-12T09:00:00.000Z',
      entryNumber: 427,
    },
  },
];

const meta = preview.meta({
  title: 'Operators/Decisions',
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  render: () => <DecidedRows proposals={decided} onFollowUp={onFollowUp} />,
});

/** Whether it is carried out is said with a reason, and sent once. */
export const FollowingUp = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Carrying out not decided yet')).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: 'Say what becomes of it' });
    if (button === undefined) throw new Error('There is no button');
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Say what becomes of it' }));
    const publish = dialog.getByRole('button', { name: 'Publish' });
    await expect(publish).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Being carried out' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why, or where it can be seen' }), 'Odesa is drawn.');
    await userEvent.click(publish);
    await expect(onFollowUp).toHaveBeenCalledWith('prp-1', { state: 'underway', reason: 'Odesa is drawn.' });
  },
});

/** Nothing was decided yet. */
export const None = meta.story({ tags: ['one-look'], render: () => <NoDecisions /> });
