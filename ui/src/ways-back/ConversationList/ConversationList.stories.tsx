import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { hanaChat, longNames, marenChat, now, wrenChat } from '../fixtures/ways-back';
import type { ChatWayBack, ConversationValue } from '../model';
import {
  ConversationList,
  ConversationListSkeleton,
  Conversations,
  NoConversations,
  NoneFound,
} from './ConversationList';

const toConversation = ({ id: chatId, kind: _kind, ...chat }: ChatWayBack, pinned = false): ConversationValue => ({
  ...chat,
  chatId,
  pinned,
});

const conversations = [
  toConversation(wrenChat, true),
  toConversation(marenChat),
  toConversation({ ...hanaChat, title: hanaChat.name }),
];

const acts = { onRename: fn(), onPin: fn(), onDelete: fn(), onUndoDelete: fn() };
const onQueryChange = fn();

const meta = preview.meta({
  title: 'Ways back/Conversations',
  component: ConversationList,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Conversations query="" onQueryChange={onQueryChange}>
        <Story />
      </Conversations>
    ),
    inPageFrame,
  ],
  args: { conversations, deletedIds: new Set<string>(), now, ...acts },
});

/** The pinned one is first; each is a link, and can be pinned, renamed and deleted. */
export const Three = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^I have lost an umbrella/ })).toHaveAttribute('href', wrenChat.href);
    await userEvent.click(canvas.getByRole('button', { name: `Pin “${marenChat.title}”`, pressed: false }));
    await expect(acts.onPin).toHaveBeenCalledWith('cht-1', true);
    await userEvent.click(canvas.getByRole('button', { name: `Pin “${wrenChat.title}”`, pressed: true }));
    await expect(acts.onPin).toHaveBeenCalledWith('cht-2', false);
    await userEvent.type(canvas.getByRole('searchbox'), 'b');
    await expect(onQueryChange).toHaveBeenCalledWith('b');
  },
});

/** A name is given in place; Escape leaves it as it was. */
export const Renamed = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Rename “${marenChat.title}”` }));
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, 'The seven boats{Enter}');
    await expect(acts.onRename).toHaveBeenCalledWith('cht-1', 'The seven boats');
    await userEvent.click(canvas.getByRole('button', { name: `Rename “${marenChat.title}”` }));
    await userEvent.type(canvas.getByRole('textbox'), '{Escape}');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: `Rename “${marenChat.title}”` })).toHaveFocus();
  },
});

/** A deleted one leaves a line with the way back, which has the focus. */
export const Deleted = meta.story({
  render: function Deleting(args) {
    const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <ConversationList
        {...args}
        deletedIds={deletedIds}
        onDelete={(chatId) => setDeletedIds(new Set([chatId]))}
        onUndoDelete={() => setDeletedIds(new Set())}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = `Delete “${marenChat.title}”`;
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name }));
  },
});

/** A title that is too long stays inside its row, on a phone too. */
export const LongTitle = meta.story({
  tags: ['no-look'],
  args: { conversations: [{ ...toConversation(marenChat), title: longNames[0].name, line: longNames[0].line }] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Before they are known. */
export const Loading = meta.story({ render: () => <ConversationListSkeleton /> });

/** None yet: what will be here, and the first step. */
export const None = meta.story({
  render: () => <NoConversations charactersHref="/en-US/character-hub" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meet a character' })).toBeVisible();
  },
});

const onClear = fn();

/** A search that finds none. */
export const NotFound = meta.story({
  tags: ['no-look'],
  render: () => <NoneFound query="umbrella stand" onClear={onClear} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
});
