const desktop = { value: 'desktop', isRotated: false } as const;
const phone = { value: 'phone', isRotated: false } as const;

export const looks = {
  night: { locale: 'en-US', theme: 'night', brand: 'fabula', viewport: desktop },
  day: { locale: 'en-US', theme: 'day', brand: 'fabula', viewport: desktop },
  arabic: { locale: 'ar-SA', theme: 'night', brand: 'fabula', viewport: desktop },
  phone: { locale: 'en-US', theme: 'night', brand: 'fabula', viewport: phone },
} as const;

export type LookName = keyof typeof looks;

export const lookNames = ['night', 'day', 'arabic', 'phone'] as const satisfies readonly LookName[];

type Globals = Readonly<Record<string, unknown>>;

const screenOf = (globals: Globals): unknown => Object(globals['viewport']).value ?? desktop.value;

const shows = (look: LookName, globals: Globals): boolean => {
  const { locale, theme, brand, viewport } = looks[look];
  return (
    globals['locale'] === locale &&
    globals['theme'] === theme &&
    globals['brand'] === brand &&
    screenOf(globals) === viewport.value
  );
};

/** Stories about parts of pages: the pages that hold the parts are drawn in every look. */
const isPart = (storyId: string): boolean =>
  /^(explore|chat|rooms|cards|posts|shop|play|novel|talk|sharing|ink|story-page|ways-back|states-explore)-/.test(
    storyId,
  );

interface Drawable {
  readonly id: string;
  readonly tags: readonly string[];
}

/**
 * Whether a story with these globals has a picture in this look. One tagged `no-look` has none; parts, and what is tagged
 * `one-look`, have one, by night. A story that sets its own language, theme, brand or screen is the same in several looks:
 * it has one in the look that it amounts to, else by night.
 */
export function isDrawnIn(look: LookName, { id, tags }: Drawable, globals: Globals): boolean {
  if (tags.includes('no-look')) return false;
  if (isPart(id) || tags.includes('one-look')) return look === 'night';
  return shows(look, globals) || (look === 'night' && !lookNames.some((name) => shows(name, globals)));
}
