import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { branches } from '../../thread/fixtures/panels';
import { BranchList } from './BranchList';

const meta = preview.meta({
  title: 'Chat/Branches',
  component: BranchList,
  args: { branches, onOpen: fn(), onRename: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

/** The branch on the page is marked; another opens with one press. */
export const ThreeBranches = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^The second cup/ })).toHaveAttribute('aria-current', 'true');
    // The third has no name: it goes by the words with which it begins.
    await expect(canvas.getByRole('button', { name: /^Then the lamp goes dark\./ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^If you had stayed ashore/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('m-8');
  },
});

/** A branch without a name gets one. */
export const Named = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name the branch “Then the lamp goes dark.”' }));
    const box = canvas.getByRole('textbox', { name: 'Name of this branch' });
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'The lamp goes dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the name' }));
    await expect(args.onRename).toHaveBeenCalledWith('m-9', 'The lamp goes dark');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});
