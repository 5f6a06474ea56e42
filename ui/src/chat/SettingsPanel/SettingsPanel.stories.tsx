import { expect, fireEvent, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { usualSettings } from './settings-model';
import { SettingsPanel, type SettingsPanelProps } from './SettingsPanel';

const args: SettingsPanelProps = {
  settings: {
    model: 'storyteller-large',
    temperature: 1.2,
    replyTokens: 240,
    noteDepth: 4,
    instructions: 'Past tense. Let the sea be heard in every scene, and leave the last word to me.',
  },
  bounds: {
    models: [
      { model: 'storyteller', points: 2 },
      { model: 'storyteller-large', points: 6 },
    ],
    defaultTemperature: 0.9,
    mostReplyTokens: 400,
    defaultNoteDepth: 0,
    applied: true,
  },
  saving: false,
  onSave: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Chat/Settings panel',
  component: SettingsPanel,
  render: (args: SettingsPanelProps) => <SettingsPanel {...args} />,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

/** Two models with a price each; restored settings are saved like any other change. */
export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /storyteller-large/ })).toBeChecked();
    const [save, restore] = [/Save the settings/, /Restore defaults/].map((name) =>
      canvas.getByRole('button', { name }),
    );
    if (save === undefined || restore === undefined) throw new Error('The panel has no buttons');
    await expect(save).toBeDisabled();
    await userEvent.click(restore);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenLastCalledWith(usualSettings);
  },
});

/** One model alone is no choice; the sliders stay within what is allowed. */
export const OneModel = meta.story({
  args: { settings: usualSettings, bounds: { ...args.bounds, models: args.bounds.models.slice(0, 1) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    const slider = canvas.getByRole('slider', { name: 'Temperature' });
    await fireEvent.change(slider, { target: { value: '7' } });
    await expect(slider).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the settings' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...usualSettings, temperature: 2 });
  },
});

/** The engine that answers has no model: it says that it follows none of this. */
export const Offline = meta.story({
  args: { settings: usualSettings, bounds: { ...args.bounds, models: [], applied: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ignores these settings/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save the settings' })).toBeDisabled();
  },
});
