import { expect, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { awake, strangeCompany } from '../../content/fixtures/characters';
import { hrefs } from '../../content/fixtures/hrefs';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { tagLabels } from '../../content/fixtures/tags';
import { CharacterGrid, CharacterGridSkeleton } from './CharacterGrid';

const meta = preview.meta({
  title: 'Explore/CharacterGrid',
  component: CharacterGrid,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { label: 'Characters', characters: [...awake, ...strangeCompany], hrefOf: hrefs.character, tagLabels },
});

/** Every character of a list. */
export const WholeCast = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Characters' });
    await expect(within(list).getAllByRole('link')).toHaveLength(12);
  },
});

/** The next part is on its way: windows stand in for it, and the list says that it is busy. */
export const MoreOnTheWay = meta.story({
  args: { characters: awake, pending: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Characters' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Two columns on a phone. */
export const OnPhone = meta.story({ globals: onPhone, args: { characters: awake } });

/** The list before anybody is known. */
export const Loading = meta.story({ render: () => <CharacterGridSkeleton /> });
