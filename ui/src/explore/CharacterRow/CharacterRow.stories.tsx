import { expect, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { arabicAwake, arabicTagLabels } from '../../content/fixtures/arabic';
import { awake, strangeCompany } from '../../content/fixtures/characters';
import { hrefs } from '../../content/fixtures/hrefs';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { tagLabels } from '../../content/fixtures/tags';
import { CharacterRow, CharacterRowSkeleton } from './CharacterRow';

const meta = preview.meta({
  title: 'Explore/CharacterRow',
  component: CharacterRow,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    title: 'Awake at this hour',
    sub: 'Characters ready to talk',
    characters: awake,
    hrefOf: hrefs.character,
    seeAllHref: hrefs.characters,
    tagLabels,
  },
});

/** As many windows as the width holds, and the way to the others. */
export const Awake = meta.story();

/** The link at the end of the heading says aloud what it leads to. */
export const SeeAllSaysWhat = meta.story({
  tags: ['no-look'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Awake at this hour' });
    await expect(within(row).getByRole('link', { name: 'See all in Awake at this hour' })).toHaveAttribute(
      'href',
      hrefs.characters,
    );
  },
});

/** More characters than one line holds: the line stays one. */
export const MoreThanFit = meta.story({ args: { characters: [...awake, ...strangeCompany] } });

/** Two characters do not stretch. */
export const OnlyTwo = meta.story({ args: { characters: awake.slice(0, 2), seeAllHref: undefined } });

/** On a phone the row scrolls sideways and snaps; the next card shows its edge. */
export const OnPhone = meta.story({ globals: onPhone });

/** From right to left, in Arabic. */
export const InArabic = meta.story({
  globals: { locale: 'ar-SA' },
  args: { title: 'مستيقظون في هذه الساعة', sub: undefined, characters: arabicAwake, tagLabels: arabicTagLabels },
});

/** The row before anybody is known. */
export const Loading = meta.story({ render: () => <CharacterRowSkeleton /> });
