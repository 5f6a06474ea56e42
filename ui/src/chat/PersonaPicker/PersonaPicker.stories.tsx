import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { personas } from '../fixtures/panels';
import { PersonaPicker } from './PersonaPicker';

const meta = preview.meta({
  title: 'Chat/Persona',
  component: PersonaPicker,
  args: { name: 'persona', personas, chosenId: null, onChoose: fn(), onNew: fn() },
});

/** As oneself, or as somebody else. */
export const Choice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Myself' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Captain Ines Duarte/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('p-1');
  },
});
