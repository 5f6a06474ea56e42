import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../content/fixtures/PageFrame';
import { RoomScene } from './RoomScene';

const scene =
  'A storm has cut the road. Everyone is in the lamp room of Skerry Light until the morning, and the lamp has to be turned by hand every hour.';

const meta = preview.meta({
  title: 'Rooms/Scene',
  render: (args: { readonly scene: string }) => <RoomScene {...args} />,
  parameters: { layout: 'fullscreen' },
  args: { scene },
});

/** One line says where the conversation takes place; a press shows all of it. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(scene, { selector: 'p' });
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText('Scene'));
    await expect(text).toBeVisible();
  },
});

/** A scene of one long word breaks, and pushes nothing sideways. */
export const LongOnPhone = meta.story({
  tags: ['no-look'],
  globals: onPhone,
  args: { scene: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Scene'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
