import { Copy, GitBranch, RefreshCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { ToolButton } from './ToolButton';

const meta = preview.meta({
  title: 'Primitives/ToolButton',
  component: ToolButton,
  tags: ['no-look'],
  args: { label: 'Copy', drawing: Copy, onClick: fn() },
  argTypes: { drawing: { control: false } },
});

/** Try it with words and with a price. */
export const Playground = meta.story({ tags: ['!test'], args: { hasWords: true } });

/** The row under a message: words and a price where they are needed, signs where not. */
export const Row = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <ToolButton label="Regenerate" drawing={RefreshCw} hasWords price={{ points: 2, isLacking: false }} />
      <ToolButton label="Branch" drawing={GitBranch} />
      <ToolButton label="Copy" drawing={Copy} />
    </div>
  ),
});

/** A sign alone is named by its label, and pressed by it. */
export const SignAlone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
