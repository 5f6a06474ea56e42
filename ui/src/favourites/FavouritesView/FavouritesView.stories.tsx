import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { FavouritesView, NoFavourites, type FavouriteKind } from './FavouritesView';

function Choosing({
  kind: first,
  onKindChange,
  collectionsHref,
}: Omit<ComponentProps<typeof FavouritesView>, 'children'>) {
  const [kind, setKind] = useState(first);
  const choose = (next: FavouriteKind) => {
    setKind(next);
    onKindChange(next);
  };
  return (
    <FavouritesView kind={kind} onKindChange={choose} collectionsHref={collectionsHref}>
      <NoFavourites kind={kind} href={`/en-US/${kind}-hub`} />
    </FavouritesView>
  );
}

const meta = preview.meta({
  title: 'Favourites/Lists',
  component: FavouritesView,
  subcomponents: { NoFavourites },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { kind: 'character' as const, onKindChange: fn(), collectionsHref: '/en-US/collections', children: null },
  render: (args) => <Choosing {...args} />,
});

/** Nothing liked yet: each kind says what will be here, and where to begin. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Meet a character' })).toHaveAttribute(
      'href',
      '/en-US/character-hub',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Stories' }));
    await expect(args.onKindChange).toHaveBeenCalledWith('story');
    await expect(canvas.getByRole('link', { name: 'Find a story' })).toHaveAttribute('href', '/en-US/story-hub');
  },
});
