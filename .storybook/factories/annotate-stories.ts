import { chromaticOf } from './chromatic-modes';
import { understood } from './understood-plays';

const isCallable = (value: unknown): value is (...parts: never[]) => unknown => typeof value === 'function';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Replaces a method that takes annotations: they are changed before, and what it makes is finished after. */
function around(
  owner: object,
  name: string,
  change: (annotations: object) => object,
  finish: (made: object, annotations: object) => void,
): void {
  const method: unknown = Reflect.get(owner, name);
  if (!isCallable(method)) throw new Error(`Storybook's factories no longer have “${name}”.`);
  const replacement = (given: unknown): unknown => {
    const annotations = change(Object(given));
    const made: unknown = Reflect.apply(method, owner, [isCallable(given) ? given : annotations]);
    if (made instanceof Object) finish(made, annotations);
    return made;
  };
  Object.defineProperty(owner, name, { value: replacement });
}

/** The annotations of a story with the snapshots that Chromatic takes of it. */
function withSnapshots(story: object, meta: object): object {
  const of = (name: string) => [Reflect.get(meta, name), Reflect.get(story, name)] as const;
  const [metaGlobals, globals] = of('globals');
  const chromatic = chromaticOf({
    title: textIn(Reflect.get(meta, 'title')),
    tags: of('tags').flatMap(textsIn),
    globals: { ...Object(metaGlobals), ...Object(globals) },
  });
  return { ...story, parameters: { chromatic, ...Object(Reflect.get(story, 'parameters')) } };
}

/**
 * Lets all stories that a preview makes have what follows from their annotations: plays that wait for their language, and
 * the snapshots of their looks.
 */
export function annotateStories(preview: object): void {
  around(preview, 'meta', understood, (meta, metaAnnotations) => {
    around(
      meta,
      'story',
      (story) => withSnapshots(understood(story), metaAnnotations),
      () => undefined,
    );
  });
}
