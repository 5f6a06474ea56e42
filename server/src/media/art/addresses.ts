/** In addresses and records: another recipe draws other pictures at other addresses. */
export const ART_RECIPE = 1;

const ROOT = `/art/${ART_RECIPE}`;

/** In pixels. */
export const PICTURE_WIDTHS = [300, 600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const SCENE_BRANDS = ['fabula', 'noctis'] as const;
export type SceneBrand = (typeof SCENE_BRANDS)[number];
export const SCENE_THEMES = ['night', 'day'] as const;
export type SceneTheme = (typeof SCENE_THEMES)[number];
/** `wide` is 1600 × 640 for large screens, `tall` 780 × 900 for phones. */
export const SCENE_SHAPES = ['wide', 'tall'] as const;
export type SceneShape = (typeof SCENE_SHAPES)[number];

export const AVATAR_NAMES = ['suyin', 'ilyas', 'nkiru', 'odile', 'bram'] as const;
export type AvatarName = (typeof AVATAR_NAMES)[number];

export const STATE_NAMES = ['empty', 'error', 'not-found', 'no-results', 'offline'] as const;
export type StateName = (typeof STATE_NAMES)[number];

/** 3:4. */
export function portraitAddress(characterId: string, width: PictureWidth): string {
  return `${ROOT}/portraits/${characterId}-${width}.webp`;
}

/** 2:3. */
export function coverAddress(storyId: string, width: PictureWidth): string {
  return `${ROOT}/covers/${storyId}-${width}.webp`;
}

export function sceneAddress(storyId: string, brand: SceneBrand, theme: SceneTheme, shape: SceneShape): string {
  return `${ROOT}/scenes/${storyId}-${brand}-${theme}-${shape}.webp`;
}

/** Address of the picture of a place in a story. Drawn as SVG, which has half the bytes of a pixel format here. */
export function placeAddress(storyId: string, place: string, theme: SceneTheme, shape: SceneShape): string {
  return `${ROOT}/scenes/places/${storyId}-${place}-${theme}-${shape}.svg`;
}

export function avatarAddress(name: AvatarName): string {
  return `${ROOT}/avatars/${name}-256.webp`;
}

/** 900 × 600. */
export function stateAddress(name: StateName): string {
  return `${ROOT}/states/${name}-900.webp`;
}

/** 1200 × 630. */
export function socialCardAddress(id: string): string {
  return `${ROOT}/og/${id}.png`;
}
