import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Drawer, type DrawerProps } from './Drawer';

/** Begins closed, whatever the story's arguments say. */
function Opened({ onClose, ...rest }: DrawerProps) {
  const [open, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer {...rest} open={open} onClose={leave} />
    </>
  );
}

const meta = preview.meta({
  title: 'Primitives/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    label: 'Main menu',
    header: 'Fabula',
    children: (
      <ul style={{ display: 'grid', gap: 12, padding: 16 }}>
        <li>
          <Button tone="quiet">Explore</Button>
        </li>
        <li>
          <Button tone="quiet">Chats</Button>
        </li>
      </ul>
    ),
  },
});

/** Try other content. */
export const Playground = meta.story({ tags: ['!test', 'no-look', 'framed'] });

/** In from the start side: the left in English, the right in Arabic. */
export const AllStates = meta.story({
  play: async ({ globals }) => {
    const panel = await screen.findByRole('dialog', { name: 'Main menu' });
    const inset = () => {
      const { left, right } = panel.getBoundingClientRect();
      return globals['locale'] === 'ar-SA' ? document.documentElement.clientWidth - right : left;
    };
    await waitFor(() => expect(inset()).toBeCloseTo(0, 0));
  },
});

/** Escape closes it; focus was inside and returns to the button. */
export const ClosedByEscape = meta.story({
  tags: ['no-look'],
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Main menu' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
