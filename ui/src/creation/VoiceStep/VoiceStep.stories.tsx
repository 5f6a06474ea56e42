import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { longText, unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { emptyFields, filledFields } from '../fixtures/fields';
import { voiceArgs } from '../fixtures/voice-args';
import type { VoiceStepProps } from '../model';
import { VoiceStep } from './VoiceStep';

const meta = preview.meta({
  title: 'Creation/VoiceStep',
  component: VoiceStep,
  render: function Filling(props: VoiceStepProps) {
    const [fields, setFields] = useState(props.fields);
    return (
      <VoiceStep
        {...props}
        fields={fields}
        onChange={(changes) => {
          setFields({ ...fields, ...changes });
          props.onChange(changes);
        }}
      />
    );
  },
  args: { ...voiceArgs, onChange: fn() },
});

/** Nothing is written, and the greetings are still being put together. */
export const Empty = meta.story({
  args: { fields: { ...emptyFields, name: 'Tomás Brava' }, greetings: { kind: 'loading' }, offeredNevers: [] },
});

/** Long words everywhere, too many characters, five tags, a greeting of the reader's own that is not taken. */
export const AtItsLimits = meta.story({
  args: {
    problem: { field: 'greeting', why: 'refused' },
    greetings: { kind: 'failed' },
    fields: {
      ...filledFields,
      name: unbrokenWord,
      scenario: `${longText}. `.repeat(7),
      greeting: unbrokenWord,
      exchanges: [{ reader: unbrokenWord, character: longText }],
      nevers: [unbrokenWord, 'Lie'],
      tags: ['cosy', 'sea-and-salt', 'slow-burn', 'mystery', 'comedy'],
    },
  },
});

/** Another greeting with the arrow keys, then one's own words, which begin with those that were chosen. */
export const OwnGreeting = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /Warm/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Wary/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'In your own words' }));
    const own = canvas.getByRole('textbox', { name: 'Your greeting' });
    await userEvent.clear(own);
    await userEvent.type(own, 'Hello.');
    await expect(args.onChange).toHaveBeenLastCalledWith({ greeting: 'Hello.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Three others' }));
    await expect(args.onOtherGreetings).toHaveBeenCalledOnce();
  },
});

/** An exchange is added, written, removed and brought back; the focus is never lost. */
export const Exchanges = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an exchange' }));
    const readers = canvas.getAllByRole('textbox', { name: 'Reader' });
    await expect(readers).toHaveLength(2);
    await waitFor(() => expect(readers[1]).toHaveFocus());
    await userEvent.keyboard('Why bread?');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      exchanges: [...filledFields.exchanges, { reader: 'Why bread?', character: '' }],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove exchange 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ exchanges: filledFields.exchanges });
    await expect(canvas.getByRole('button', { name: 'Add an exchange' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      exchanges: [...filledFields.exchanges, { reader: 'Why bread?', character: '' }],
    });
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Reader' })[1]).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** What they never do: an offered one is taken, one's own is written, and one is given up. */
export const Nevers = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise a hand' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Break a promise' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ nevers: ['Talk about the war', 'Raise a hand'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.keyboard('Burn the bread{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      nevers: ['Talk about the war', 'Raise a hand', 'Burn the bread'],
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.queryByRole('textbox', { name: 'They never…' })).not.toBeInTheDocument();
  },
});

/** Five tags are the most; mature themes are the creator's word. */
export const TagsAndMature = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { fields: { ...filledFields, tags: ['cosy', 'mystery', 'comedy', 'history'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Night' }));
    await expect(canvas.getByRole('button', { name: 'Slow burn' })).toBeDisabled();
    await expect(canvas.getByRole('group', { name: 'Tags' })).toHaveAccessibleDescription('5 of 5');
    await userEvent.click(canvas.getByRole('checkbox', { name: /mature themes/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ mature: true });
  },
});
