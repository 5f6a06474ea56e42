import { answer, operations } from '@fabula/sdk/mocks';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../../.storybook/preview';
import { useVisitor } from '../../../../context/use-app';
import { useDraftEditor } from '../../../../drafts/use-draft-editor';
import { PartInApp } from '../../../../stories/PartInApp';
import { FieldHelp } from './FieldHelp';
import { FillCard } from './FillCard';

const { data: draft } = operations.getCharacterDraft.examples[200].typical;
const { data: written } = operations.createWritingIdeas.examples[200].typical;

/** Two fields of a draft that is open in its editor, as the character editor shows them. */
function Fields() {
  const { isKnown } = useVisitor();
  const { editor, state } = useDraftEditor(draft.draftId);
  if (!isKnown || editor === null || state.phase !== 'open') return null;
  const part = { editor, state, draft: null, goTo: () => undefined };
  return (
    <>
      <FillCard {...part} />
      <textarea
        aria-label="Description"
        value={state.fields.description}
        onChange={(event) => editor.edit({ description: event.target.value })}
      />
      <FieldHelp {...part} field="description" isShown />
      <output aria-label="Personality">{state.fields.personality}</output>
      <FieldHelp {...part} field="personality" isShown />
      <output aria-label="Alternate greetings">{state.fields.alternateGreetings.length}</output>
      <FieldHelp {...part} field="alternateGreetings" isShown />
    </>
  );
}

const meta = preview.meta({
  title: 'Pages/Character editor/Writing help',
  component: PartInApp,
  args: { Part: Fields },
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
});

/** A model tightens a text: it is written, shown, and goes into the field when it is accepted. */
export const Accepted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' });
    const before = draft.fields.description;
    await expect(field).toHaveValue(before);
    await userEvent.click(await canvas.findByRole('button', { name: /^Expand/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^What do you want/ }), 'More of the sea{Enter}');
    await expect(await canvas.findByText(/2 points are set aside/)).toBeVisible();
    const accept = await canvas.findByRole('button', { name: 'Accept all' });
    await expect(field).toHaveValue(before);
    await userEvent.click(accept);
    await waitFor(() => expect(field).toHaveValue(`${before} ${written.personality}`));
    await expect(canvas.queryByRole('button', { name: 'Accept all' })).toBeNull();
  },
});

/** What was typed meanwhile makes a suggestion stale: it cannot be accepted, and the typed words stay. */
export const Stale = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' });
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove repeats/ }));
    await canvas.findByRole('button', { name: 'Accept all' });
    await userEvent.type(field, ' And more.');
    await expect(await canvas.findByText(/You have changed this field since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(/You have changed this field since/)).toBeNull());
    await expect(field).toHaveValue(`${draft.fields.description} And more.`);
  },
});

/** All blanks of the card from templates, for nothing; then one greeting of three. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [free] = await canvas.findAllByRole('button', { name: 'Use the free templates' });
    if (free !== undefined) await userEvent.click(free);
    await userEvent.click(await canvas.findByRole('button', { name: /^Fill 1 blank/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept change 1 of 1' }));
    await waitFor(() => expect(canvas.getByLabelText('Personality')).toHaveTextContent(written.personality));
    await userEvent.click(canvas.getByRole('button', { name: /^Three greetings/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept change 2 of 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reject the rest' }));
    await waitFor(() => expect(canvas.getByLabelText('Alternate greetings')).toHaveTextContent('1'));
  },
});

/** A server without a model says what it cannot do. */
export const WithoutModel = meta.story({
  beforeEach({ msw }) {
    msw.use(answer('listSuggestions', 200, () => operations.listSuggestions.examples[200].offline));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Translate/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Tighten Free' })).toBeEnabled();
  },
});
