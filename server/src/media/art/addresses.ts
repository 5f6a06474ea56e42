/** Number of the recipe. Addresses and records carry it: another recipe draws other pictures at other addresses. */
export const ART_RECIPE = 1;

const ROOT = `/art/${ART_RECIPE}`;

/** Widths in pixels at which portraits and covers are written. */
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

/** Address of a portrait, 3:4. */
export function portraitAddress(characterId: string, width: PictureWidth): string {
  return `${ROOT}/portraits/${characterId}-${width}.webp`;
}

/** Address of a cover, 2:3. */
export function coverAddress(storyId: string, width: PictureWidth): string {
  return `${ROOT}/covers/${storyId}-${width}.webp`;
}

export function sceneAddress(storyId: string, brand: SceneBrand, theme: SceneTheme, shape: SceneShape): string {
  return `${ROOT}/scenes/${storyId}-${brand}-${theme}-${shape}.webp`;
}

/** Address of a preset avatar, 256 × 256. */
export function avatarAddress(name: AvatarName): string {
  return `${ROOT}/avatars/${name}-256.webp`;
}

/** Address of the picture of an empty, error or not-found state, 900 × 600. */
export function stateAddress(name: StateName): string {
  return `${ROOT}/states/${name}-900.webp`;
}

/** Address of the picture that goes with a shared link to a character or story, 1200 × 630. */
export function socialCardAddress(id: string): string {
  return `${ROOT}/og/${id}.png`;
}
