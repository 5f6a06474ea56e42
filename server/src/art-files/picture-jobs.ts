import {
  AVATAR_NAMES,
  type AvatarName,
  avatarAddress,
  coverAddress,
  placeAddress,
  PICTURE_WIDTHS,
  portraitAddress,
  SCENE_BRANDS,
  SCENE_SHAPES,
  SCENE_THEMES,
  sceneAddress,
  socialCardAddress,
  STATE_NAMES,
  type StateName,
  stateAddress,
} from '../media/art/addresses.ts';
import { portraitOptions } from '../media/art/cast.ts';
import { heroOptions } from '../media/art/hero.ts';
import { avatar, portrait } from '../media/art/portrait.ts';
import { scene } from '../media/art/scene.ts';
import { place, placeOptions } from '../media/art/place.ts';
import { coverOptions } from '../media/art/shelf.ts';
import { characterCard, storyCard } from '../media/art/social-card.ts';
import type {
  CharacterArt,
  PlaceArt,
  PlaceFrame,
  PortraitOptions,
  SceneOptions,
  StoryArt,
} from '../media/art/types.ts';

export type PictureInputs =
  | { draw: 'portrait'; seed: string; options: PortraitOptions }
  | { draw: 'avatar'; seed: string; options: PortraitOptions; size: number }
  | { draw: 'scene'; seed: string; options: SceneOptions }
  | { draw: 'place'; seed: string; options: SceneOptions; frame: PlaceFrame | undefined }
  | { draw: 'character-card'; art: CharacterArt }
  | { draw: 'story-card'; art: StoryArt };

/** One file to write: what to draw, how wide in pixels where it has any, and at which address it is served. */
export interface PictureJob {
  address: string;
  width: number;
  inputs: PictureInputs;
}

export interface IllustratedCharacter {
  characterId: string;
  art: CharacterArt;
}

export interface IllustratedStory {
  storyId: string;
  art: StoryArt;
  places?: Readonly<Record<string, PlaceArt>>;
}

export function drawPicture(inputs: PictureInputs): string {
  switch (inputs.draw) {
    case 'portrait':
      return portrait(inputs.seed, inputs.options);
    case 'avatar':
      return avatar(inputs.seed, inputs.options, inputs.size);
    case 'scene':
      return scene(inputs.seed, inputs.options);
    case 'place':
      return place(inputs.seed, inputs.options, inputs.frame);
    case 'character-card':
      return characterCard(inputs.art);
    case 'story-card':
      return storyCard(inputs.art);
  }
}

export function characterJobs({ characterId, art }: IllustratedCharacter): PictureJob[] {
  const portraits = PICTURE_WIDTHS.map((width): PictureJob => ({
    address: portraitAddress(characterId, width),
    width,
    inputs: { draw: 'portrait', ...art },
  }));
  const card = {
    address: socialCardAddress(characterId),
    width: 1200,
    inputs: { draw: 'character-card', art },
  } as const;
  return [...portraits, card];
}

export function storyJobs({ storyId, art, places = {} }: IllustratedStory): PictureJob[] {
  const covers = PICTURE_WIDTHS.map((width): PictureJob => ({
    address: coverAddress(storyId, width),
    width,
    inputs: { draw: 'scene', seed: art.seed, options: coverOptions(art) },
  }));
  const scenes = SCENE_BRANDS.flatMap((brand) =>
    SCENE_THEMES.flatMap((theme) =>
      SCENE_SHAPES.map((shape): PictureJob => {
        const options = heroOptions(art, brand, theme, shape);
        return {
          address: sceneAddress(storyId, brand, theme, shape),
          width: shape === 'wide' ? 1600 : 780,
          inputs: { draw: 'scene', seed: art.seed, options },
        };
      }),
    ),
  );
  const card = { address: socialCardAddress(storyId), width: 1200, inputs: { draw: 'story-card', art } } as const;
  return [
    ...covers,
    ...scenes,
    ...Object.entries(places).flatMap(([name, look]) => placeJobs(storyId, name, look)),
    card,
  ];
}

function placeJobs(storyId: string, name: string, look: PlaceArt): PictureJob[] {
  return SCENE_THEMES.flatMap((theme) =>
    SCENE_SHAPES.map((shape): PictureJob => {
      const options = placeOptions(look, theme, shape);
      return {
        address: placeAddress(storyId, name, theme, shape),
        width: shape === 'wide' ? 1600 : 780,
        inputs: { draw: 'place', seed: `${storyId}:${name}`, options, frame: look.frame },
      };
    }),
  );
}

const AVATAR_SITTERS = {
  suyin: 'su-yin',
  ilyas: 'ilyas-qadir',
  nkiru: 'nkiru-obi',
  odile: 'odile-marchetti',
  bram: 'bram-ashdown',
} satisfies Record<AvatarName, string>;

export function avatarJobs(): PictureJob[] {
  return AVATAR_NAMES.map((name) => {
    const { seed, options } = portraitOptions(AVATAR_SITTERS[name]);
    return {
      address: avatarAddress(name),
      width: 256,
      inputs: { draw: 'avatar', seed, options: { ...options, foreground: 'none' }, size: 512 },
    };
  });
}

const STATE_SCENES = {
  empty: {
    seed: 'empty',
    options: { kind: 'hills', mood: 'indigo', discX: 450, discY: 190, discR: 80, moon: 'crescent' },
  },
  error: { seed: 'err', options: { kind: 'sea', mood: 'ash', discX: 520, discY: 190, discR: 70, moon: 'full' } },
  'not-found': {
    seed: 'not-found',
    options: { kind: 'forest', mood: 'moss', discX: 450, discY: 170, discR: 70, moon: 'crescent' },
  },
  'no-results': {
    seed: 'no-results',
    options: { kind: 'desert', mood: 'brass', discX: 330, discY: 180, discR: 72, moon: 'full' },
  },
  offline: {
    seed: 'offline',
    options: { kind: 'observatory', mood: 'indigo', discX: 260, discY: 170, discR: 70, moon: 'crescent' },
  },
} satisfies Record<StateName, { seed: string; options: SceneOptions }>;

export function stateJobs(): PictureJob[] {
  return STATE_NAMES.map((name) => {
    const { seed, options } = STATE_SCENES[name];
    return {
      address: stateAddress(name),
      width: 900,
      inputs: { draw: 'scene', seed, options: { ...options, width: 900, height: 600 } },
    };
  });
}
