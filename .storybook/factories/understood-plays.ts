import { isDrawnIn, looks } from '../looks';
import { sourceLocale } from '../messages';
import { isTested } from '../story-end';

interface PlayContext {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly storyGlobals: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
  readonly step: (label: string, play: () => Promise<void>) => unknown;
}

const waiting = 'These steps read English words: choose English in the toolbar to see them.';

/**
 * Whether a play finds its words in the language of the toolbar: in English; where the story has a language of its own; and
 * where the play is known to need none, because the Arabic look plays it.
 */
function isUnderstood({ id, globals, storyGlobals, tags }: PlayContext): boolean {
  if (globals['locale'] === sourceLocale || 'locale' in storyGlobals) return true;
  return isDrawnIn('arabic', { id, tags }, { ...looks.arabic, ...storyGlobals });
}

const isCallable = (value: unknown): value is (...parts: never[]) => unknown => typeof value === 'function';

/** Storybook reads from the source of a play whether it mounts its story itself. */
const mounts = (play: (...parts: never[]) => unknown): boolean =>
  /^[^)]*\bmount\b/.test(Function.prototype.toString.call(play));

/** Annotations whose play, where it reads English words, waits while a story is looked at in another language. */
export function understood(annotations: object): object {
  const play: unknown = Reflect.get(annotations, 'play');
  if (!isCallable(play) || mounts(play)) return annotations;
  const playWhereUnderstood = (context: PlayContext): unknown =>
    isTested() || isUnderstood(context)
      ? Reflect.apply(play, undefined, [context])
      : context.step(waiting, () => Promise.resolve());
  return { ...annotations, play: playWhereUnderstood };
}
