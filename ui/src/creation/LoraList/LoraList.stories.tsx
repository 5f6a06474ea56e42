import { expect, fn } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { drawnPicture } from '../fixtures/draw-portrait';
import { portraitChoices } from '../portrait-choices';
import { CharacterLine } from './CharacterLine';
import type { ListedItem, ListedLora } from './lora-list';
import { LoraListSkeleton } from './LoraListSkeleton';
import { LoraListView } from './LoraListView';

const seed = 'maren';

const drawn: readonly ListedItem[] = [
  ...portraitChoices.mood.map((mood) => ({
    kind: 'mood' as const,
    loraId: `mood-${mood}`,
    mood,
    picture: drawnPicture({ seed, mood }, 'none'),
    favourite: mood === 'lamp',
  })),
  ...portraitChoices.place.map((place) => ({
    kind: 'place' as const,
    loraId: `place-${place}`,
    place,
    picture: drawnPicture({ seed, place }, 'place'),
    favourite: false,
  })),
];

const loraOf = (loraId: string, changes: Partial<ListedLora> = {}): ListedLora => ({
  kind: 'lora',
  loraId,
  name: 'Ink and rain',
  baseModel: 'sdxl_base_v1-0',
  triggerWords: ['ink wash', 'rain on paper'],
  defaultWeight: 0.8,
  note: 'For night scenes; best between 0.6 and 0.9.',
  favourite: false,
  ...changes,
});

const loras = [
  loraOf('lora-1', { favourite: true }),
  loraOf('lora-2', { name: 'harbour-lanterns', baseModel: null, triggerWords: [], note: null, defaultWeight: 1 }),
  loraOf('lora-3', { name: 'Lighthouse keeper, in lithographs', triggerWords: ['lighthouse'], note: null }),
];

const meta = preview.meta({
  title: 'Creation/LoraList',
  component: LoraListView,
  args: {
    engine: 'composed' as const,
    items: drawn,
    search: '',
    onSearch: fn(),
    onFavourite: fn(),
    onCopy: fn(),
    onUse: fn(),
  },
});

/** Without a model: the drawn moods and places, and a line that says what a model would bring. */
export const Drawn = meta.story();

/** A model with LoRAs: with a base model and without, with trigger words, a note and a favourite. */
export const WithModel = meta.story({ args: { engine: 'ready', items: [...loras, ...drawn.slice(0, 4)] } });

/** A model, and no LoRA that the operator has added. */
export const NoLoras = meta.story({ tags: ['no-look'], args: { engine: 'ready' } });

/** The model does not answer; what was listed last and what is drawn stay. */
export const EngineAway = meta.story({ args: { engine: 'away', items: [...loras.slice(0, 1), ...drawn.slice(0, 4)] } });

/** Two hundred LoRAs. */
export const Many = meta.story({
  tags: ['no-look'],
  args: { engine: 'ready', items: Array.from({ length: 200 }, (_, at) => loraOf(`lora-${at}`)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(200);
  },
});

/** Names, words and notes at their limits. */
export const LongTexts = meta.story({
  args: {
    engine: 'ready',
    items: [
      loraOf('lora-1', {
        name: unbrokenWord,
        baseModel: unbrokenWord.slice(0, 80),
        triggerWords: Array.from({ length: 12 }, (_, at) => `${at} ${unbrokenWord}`.slice(0, 80)),
        note: unbrokenWord,
      }),
    ],
  },
});

/** Opened for a character: one mood is in use, any other is one press away. */
export const ForCharacter = meta.story({
  args: {
    items: drawn.map((item) =>
      item.kind === 'lora' ? item : { ...item, inUse: item.loraId === 'mood-moss' || item.loraId === 'place-rain' },
    ),
    character: <CharacterLine name="Maren Vale" backHref="/en-US/look" onBack={fn()} />,
  },
});

/** A mood is used by its button, which says what it is for. */
export const Using = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { items: drawn.map((item) => (item.kind === 'lora' ? item : { ...item, inUse: item.loraId === 'mood-moss' })) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'In use Moss', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use Frost', pressed: false }));
    await expect(args.onUse).toHaveBeenLastCalledWith(expect.objectContaining({ mood: 'frost' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Like Frost', pressed: false }));
    await expect(args.onFavourite).toHaveBeenLastCalledWith('mood-frost', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Like Lamplight', pressed: true }));
    await expect(args.onFavourite).toHaveBeenLastCalledWith('mood-lamp', false);
  },
});

/** The trigger words of a LoRA are copied by a button of their own. */
export const Copying = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { engine: 'ready', items: loras },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the trigger words of Ink and rain' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(['ink wash', 'rain on paper']);
  },
});

/** Found by a trigger word: what does not match is left out, with its heading. */
export const Found = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { engine: 'ready', items: [...loras, ...drawn], search: ' LIGHThouse ' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(canvas.queryByRole('heading', { name: 'Moods' })).not.toBeInTheDocument();
  },
});

/** Nothing matches. */
export const NothingFound = meta.story({ args: { search: 'watercolour' } });

/** On its way. */
export const Loading = meta.story({ render: () => <LoraListSkeleton /> });
