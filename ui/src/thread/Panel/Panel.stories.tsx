import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { BranchPanel } from '../../chat/BranchList/BranchPanel';
import { Button } from '../../primitives/Button/Button';
import { branches } from '../fixtures/panels';
import { Panel } from './Panel';
import { PanelSkeleton } from './PanelSkeleton';

const meta = preview.meta({
  title: 'Chat/Panel',
  component: Panel,
  subcomponents: { BranchPanel },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { title: 'Branches', onClose: fn(), children: <p>What is in it.</p> },
});

/** Its title and what is in it. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

function Opened({ onClose }: { readonly onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <Panel title="Branches" onClose={close}>
          <PanelSkeleton />
        </Panel>
      )}
    </>
  );
}

/** It takes the focus when it opens, Escape closes it, and the focus returns. */
export const OpenedAndClosed = meta.story({
  render: ({ onClose }) => <Opened onClose={onClose} />,
  play: async ({ args, canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await expect(canvas.getByRole('heading', { name: 'Branches' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(open).toHaveFocus();
  },
});

const more = fn();

/** The branches of a conversation, and more of them on request. */
export const Branches = meta.story({
  render: ({ onClose }) => (
    <BranchPanel branches={branches} onOpen={fn()} onRename={fn()} onMore={more} onClose={onClose} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(more).toHaveBeenCalledOnce();
  },
});

/** A conversation without branches says how they come about. */
export const NoBranches = meta.story({
  render: ({ onClose }) => (
    <BranchPanel branches={branches.slice(0, 1)} onOpen={fn()} onRename={fn()} onMore={undefined} onClose={onClose} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This conversation has no branches yet/)).toBeVisible();
  },
});
