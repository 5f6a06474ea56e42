import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { arabicAwake } from '../../content/fixtures/arabic';
import { bram, maren, nkiru } from '../../content/fixtures/characters';
import { brokenPicture } from '../../content/fixtures/pictures';
import { tagLabels } from '../../content/fixtures/tags';
import { CharacterCard } from './CharacterCard';
import { CharacterCardSkeleton } from './CharacterCardSkeleton';

const meta = preview.meta({
  title: 'Explore/CharacterCard',
  component: CharacterCard,
  args: { character: nkiru, href: '/en-US/character-profile/nkiru-obi', tagLabels },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 190 }}>
        <Story />
      </div>
    ),
  ],
});

/** The whole card is one link, named by the character and what it is. */
export const Awake = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Nkiru Obi.*River-queen of the floating market/ });
    await expect(link).toHaveAttribute('href', '/en-US/character-profile/nkiru-obi');
  },
});

/** Published lately: the seal stamp, not quite straight. */
export const New = meta.story({ args: { character: maren } });

/** A name and a line longer than their two lines. */
export const LongName = meta.story({
  args: {
    character: {
      ...bram,
      name: 'Bartholomew Featherstonehaugh-Ashdown the Younger of Netherwood',
      tagline: 'Knight errant, terrible cook, and the last living member of an order that never had more than one',
    },
  },
});

/** The picture did not come: its colour stands there, and the name stays readable. */
export const MissingPicture = meta.story({ args: { character: { ...nkiru, portrait: brokenPicture('#7a2f33') } } });

/** Mature themes: an outlined word beside the tag. */
export const Mature = meta.story({ args: { character: { ...nkiru, mature: true } } });

/** None of the tags has a label in this language. */
export const WithoutTag = meta.story({ args: { tagLabels: {} } });

/** The card speaks another language than the page. */
export const InAnotherLanguage = meta.story({
  args: { character: arabicAwake[0] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('إلياس قادر')).toHaveAttribute('lang', 'ar-SA');
  },
});

/** On an Arabic page an English line that is too long loses its end, not its beginning. */
export const LongLineOnAnArabicPage = meta.story({
  tags: ['no-look'],
  globals: { locale: 'ar-SA' },
  play: async ({ args, canvas }) => {
    const line = canvas.getByText(args.character.tagline);
    await expect(getComputedStyle(line).direction).toBe('ltr');
    await expect(getComputedStyle(line).textAlign).toMatch(/right|match-parent/);
  },
});

/** No face is known yet: a window with a disc where the face will be. */
export const Loading = meta.story({ render: () => <CharacterCardSkeleton /> });
