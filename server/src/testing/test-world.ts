import type { SeedCharacter, SeedStoryInLanguages, TagId } from '../seeds/types.ts';
import { tags } from '../seeds/tags.ts';
import type { World } from '../seeds/load/world.ts';

function character(
  characterId: string,
  details: Pick<SeedCharacter, 'name' | 'rank'> & Partial<SeedCharacter> & { tags: TagId[] },
): SeedCharacter {
  return {
    characterId,
    tagline: `${details.name} waits for you`,
    about: `All about ${details.name}`,
    persona: `SECRET PERSONA of ${details.name}`,
    scenario: 'A quiet room.',
    greeting: '*She looks up.* There you are.',
    exampleDialogue: [{ speaker: 'visitor', text: 'Good evening.' }],
    lore: [{ title: 'The room', keys: ['SECRET KEY'], text: 'It has one window.' }],
    language: 'en-US',
    mature: false,
    isNew: false,
    creatorName: 'Fabula',
    createdAt: '2026-03-01T00:00:00Z',
    art: { seed: characterId, options: { mood: 'lamp' } },
    ...details,
  };
}

function story(
  storyId: string,
  details: Pick<SeedStoryInLanguages, 'title' | 'rank' | 'cast'> &
    Partial<Pick<SeedStoryInLanguages, 'roles' | 'translations'>> & { tags: TagId[]; isNew?: boolean },
): SeedStoryInLanguages {
  return {
    storyId,
    tagline: `${details.title}, told slowly`,
    synopsis: `What happens in ${details.title}`,
    opening: 'It begins.',
    roles: [],
    translations: [],
    endings: 2,
    readingMinutes: 20,
    language: 'en-US',
    mature: false,
    isNew: false,
    creatorName: 'Fabula',
    createdAt: '2026-03-01T00:00:00Z',
    art: { seed: storyId, kind: 'sea', mood: 'frost' },
    kind: 'dynamic',
    rounds: 12,
    fewestRounds: null,
    chapters: null,
    ...details,
  };
}

/** Small enough to know by heart; tests mark a character as mature. */
export const testWorld: World = {
  tags,
  characters: [
    character('ada-byrne', { name: 'Ada Byrne', rank: 1, tags: ['mystery', 'sea-and-salt'] }),
    character('zoe-marsh', { name: 'Zoë Marsh', rank: 2, tags: ['cosy'], isNew: true }),
    character('ilker-kaya', { name: 'Ilker Kaya', rank: 3, tags: ['mystery', 'dry-wit'] }),
    character('hundred-percent', { name: '100% Sure', rank: 4, tags: ['dry-wit'], createdAt: '2026-05-01T00:00:00Z' }),
    character('mona-dusk', { name: 'Mona Dusk', rank: 5, tags: ['mystery'] }),
  ],
  stories: [
    story('low-tide', { title: 'Low Tide', rank: 1, cast: ['ada-byrne', 'mona-dusk'], tags: ['sea-and-salt'] }),
    story('warm-bread', { title: 'Warm Bread', rank: 2, cast: ['zoe-marsh'], tags: ['cosy'] }),
  ],
  characterTranslations: {
    'es-ES': { 'ada-byrne': { name: 'Ada la del faro', tagline: 'Guarda la luz', about: 'Todo sobre Ada' } },
    'tr-TR': { 'ilker-kaya': { name: 'İlker Kaya', tagline: 'Işığı bekler' } },
  },
  storyTranslations: {
    'es-ES': { 'low-tide': { title: 'Marea baja', tagline: 'Despacio', synopsis: 'Lo que pasa' } },
  },
  posts: [
    {
      postId: 'ada-byrne-first-light',
      characterId: 'ada-byrne',
      createdAt: '2026-03-02T00:00:00Z',
      text: 'The light is lit.',
      translations: { 'es-ES': 'La luz está encendida.' },
    },
  ],
  shelves: [
    { shelfId: 'awake-at-this-hour', kind: 'characters', items: ['zoe-marsh', 'ada-byrne', 'mona-dusk'] },
    { shelfId: 'on-the-shelf', kind: 'stories', items: ['warm-bread', 'low-tide'] },
  ],
  heroRotation: ['low-tide', 'warm-bread'],
};
