import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { samples, withoutControl } from '../../../../.storybook/samples';
import { arabicProfile, arabicTagLabels } from '../../content/fixtures/arabic';
import { hrefs } from '../../content/fixtures/hrefs';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { marenProfile } from '../../content/fixtures/profiles';
import { manyTags, tagLabels } from '../../content/fixtures/tags';
import { CharacterProfileSkeleton } from './CharacterProfileSkeleton';
import { CharacterProfileView } from './CharacterProfileView';

const meta = preview.meta({
  title: 'Explore/CharacterProfile',
  component: CharacterProfileView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    character: marenProfile,
    chatHref: '/en-US/character-chat/maren-vale',
    pointsPerReply: 2,
    tagLabels,
    tagHrefOf: hrefs.charactersWith,
    storyHrefOf: hrefs.story,
  },
});

const fewWords = { ...marenProfile, exampleDialogue: [], lore: [], stories: [] };
const longName = {
  ...marenProfile,
  name: 'Bartholomew Featherstonehaugh-Ashdown the Younger',
  mature: true,
  tags: manyTags.slice(0, 5).map(({ tagId }) => tagId),
};

/** Other characters, and what a reply costs. */
export const Playground = meta.story({
  tags: ['!test', 'no-look', 'framed'],
  argTypes: {
    character: samples({
      'Everything filled': marenProfile,
      'Few words': fewWords,
      'Long name, many tags, mature': longName,
      'No creator': { ...marenProfile, creatorName: null },
      'In Arabic': arabicProfile,
    }),
    pointsPerReply: { control: { type: 'number', min: 0 } },
    tagLabels: samples({ English: tagLabels, Arabic: arabicTagLabels }),
    viewTransitionName: withoutControl,
    chatHref: withoutControl,
    tagHrefOf: withoutControl,
    storyHrefOf: withoutControl,
  },
});

/** Everything there is to know, and the one way in, with its price beside it. */
export const WholeProfile = meta.story();

/** The chat costs what its tag says, and the character says what it is. */
export const PriceBeforeTheAct = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Chat with Maren Vale' })).toHaveAttribute('href', args.chatHref);
    await expect(canvas.getByText('2 points per reply')).toBeVisible();
    await expect(canvas.getByText('AI character')).toBeVisible();
  },
});

/** A fact is closed until the reader opens it. */
export const LoreOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fact = canvas.getByText(/Six were found on the bar/);
    await expect(fact).not.toBeVisible();
    await userEvent.click(canvas.getByText('The seven boats'));
    await expect(fact).toBeVisible();
  },
});

/** Answers are free: no price tag. */
export const FreeReplies = meta.story({ args: { pointsPerReply: undefined } });

/** A character of few words: no example, no facts, no books. */
export const FewWords = meta.story({ args: { character: fewWords } });

/** A card without a creator: the page names none. */
export const NobodyNamed = meta.story({
  tags: ['no-look'],
  args: { character: { ...marenProfile, creatorName: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AI character')).toBeVisible();
    await expect(canvas.queryByText(/^By/)).not.toBeInTheDocument();
  },
});

/** A long name, as many tags as there may be, mature themes. */
export const LongName = meta.story({ args: { character: longName } });

/** The window stands above the words on a phone. */
export const OnPhone = meta.story({ globals: onPhone });

/** From right to left; actions stand quieter instead of slanted. */
export const InArabic = meta.story({
  globals: { locale: 'ar-SA', theme: 'day' },
  args: { character: arabicProfile, tagLabels: arabicTagLabels },
});

/** The page before the character is known. */
export const Loading = meta.story({ render: () => <CharacterProfileSkeleton /> });
