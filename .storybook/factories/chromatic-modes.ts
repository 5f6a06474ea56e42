import { toId } from 'storybook/internal/csf';

import { isDrawnIn, lookNames, looks, type LookName } from '../looks';
import { viewports } from '../viewports';

/** What decides about the pictures of a story: its own annotations, and those of its file. */
export interface Pictured {
  readonly title: string;
  readonly tags: readonly string[];
  readonly globals: Readonly<Record<string, unknown>>;
}

const pixels = (length: string): number => Number.parseInt(length, 10);

/** A look as a mode of Chromatic's: its globals, and its screen in CSS pixels. */
function modeOf(name: LookName) {
  const { viewport, ...globals } = looks[name];
  const { width, height } = viewports[viewport.value].styles;
  return { ...globals, art: 'stand-in', viewport: { width: pixels(width), height: pixels(height) } };
}

/** The snapshots that Chromatic takes of a story: of each look in which the tests draw it, and none where they do not. */
export function chromaticOf({ title, tags, globals }: Pictured) {
  const id = toId(title, 'story');
  const drawn = lookNames.filter((name) => isDrawnIn(name, { id, tags }, { ...looks[name], ...globals }));
  return drawn.length === 0
    ? { disableSnapshot: true }
    : { modes: Object.fromEntries(drawn.map((name) => [name, modeOf(name)])) };
}
