import { operations } from '@fabula/sdk/mocks';
import { Button } from '@fabula/ui';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../../.storybook/preview';
import { useVisitor } from '../../../../context/use-app';
import type { CharacterDraftEditor } from '../../../../drafts/open-editors';
import { useDraftEditor, type CharacterDraftState } from '../../../../drafts/use-draft-editor';
import { PublishContainer } from '../../../../publishing/PublishContainer';
import { PartInApp } from '../../../../stories/PartInApp';
import { useKeepDraft } from '../use-keep-draft';
import { VersionsContainer } from './VersionsContainer';

const { data: draft } = operations.getCharacterDraft.examples[200].typical;
const [own] = operations.listMyCharacters.examples[200].typical.data.items;

interface OpenListProps {
  readonly editor: CharacterDraftEditor;
  readonly state: CharacterDraftState;
}

/** The open list of versions, beside what makes one. */
function OpenList({ editor, state }: OpenListProps) {
  const { keep } = useKeepDraft(editor, () => undefined);
  return (
    <>
      <Button onClick={() => editor.edit({ about: `${state.fields.about}!` })}>Write</Button>
      <Button onClick={() => void keep()}>Save</Button>
      <VersionsContainer editor={editor} state={state} draft={state.answer} goTo={() => undefined} />
    </>
  );
}

function SavedDraft() {
  const { isKnown } = useVisitor();
  const { editor, state } = useDraftEditor(draft.draftId);
  return isKnown && editor !== null && state.phase === 'open' && <OpenList editor={editor} state={state} />;
}

function PublishedCharacter() {
  const { isKnown } = useVisitor();
  const { editor, state } = useDraftEditor(draft.draftId);
  const [isOpen, setIsOpen] = useState(false);
  if (!isKnown || editor === null || own === undefined || state.answer === null) return null;
  const { characterId, name } = own.character;
  const part = { editor, state, draft: { ...state.answer, characterId }, goTo: () => undefined };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Publish it</Button>
      <VersionsContainer {...part} />
      {isOpen && (
        <PublishContainer
          kind="character"
          id={characterId}
          name={name}
          visibility={own.visibility}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const meta = preview.meta({
  title: 'Pages/Character editor/Versions',
  component: PartInApp,
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
});

/** The list is open while the draft is saved: each save is in it at once. */
export const AfterSaving = meta.story({
  args: { Part: SavedDraft },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^There are no versions yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Version 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Version 2')).toBeVisible();
  },
});

/** The list is open while the character is published: the publication is in it at once. */
export const AfterPublishing = meta.story({
  args: { Part: PublishedCharacter },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Version 7')).toBeVisible();
    await expect(canvas.queryByText('Version 8')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish it' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Anyone with the link/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^This is not a real living person/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.getByText('Version 8')).toBeVisible());
  },
});
