import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { foundMessages } from '../fixtures/panels';
import { marenSpeaks } from '../fixtures/messages';
import { SearchPanel, type SearchPanelProps } from './SearchPanel';

const args: SearchPanelProps = {
  character: marenSpeaks,
  query: 'seven',
  onQueryChange: fn(),
  results: foundMessages,
  pinned: [],
  searching: false,
  onOpen: fn(),
  onClose: fn(),
};

function SearchedPanel(args: SearchPanelProps) {
  const [query, setQuery] = useState(args.query);
  return (
    <div style={{ maxInlineSize: 400 }}>
      <SearchPanel
        {...args}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          args.onQueryChange(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Chat/Search',
  component: SearchedPanel,
  render: (args: SearchPanelProps) => <SearchedPanel {...args} />,
  args,
});

/** Found on this branch and on another; one press goes there. */
export const Found = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 messages')).toBeVisible();
    await expect(canvas.getAllByText(/^seven$/i)).toHaveLength(2);
    await expect(canvas.getByText('On another branch')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^You/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('m-8');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Nothing was found. */
export const NothingFound = meta.story({
  args: { query: 'walrus', results: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages found.')).toBeVisible();
  },
});

/** Before anything is sought the pinned messages stand there; typing is reported. */
export const Fresh = meta.story({
  args: { query: '', results: [], pinned: foundMessages.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Maren Vale/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('m-3');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in this conversation' }), 'tea');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('tea');
  },
});
