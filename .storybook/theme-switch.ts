import type { StoryGlobals } from './globals';

type Theme = StoryGlobals['theme'];
type Listener = (theme: Theme) => void;

const listeners = new Set<Listener>();

/** Calls `listener` when the theme changes under a mounted story; returns how to stop. */
export function onThemeSwitch(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes the theme of the story on the page without mounting it again. */
export function switchTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener(theme);
}
