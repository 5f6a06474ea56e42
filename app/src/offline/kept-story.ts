import type { Locale, OfflinePlace, Story } from '@fabula/sdk';

/** A place of a story and how it looks. */
export type KeptPlace = OfflinePlace;

/** What the pages show of a story while there is no network. */
export type KeptWords = Pick<
  Story,
  | 'storyId'
  | 'title'
  | 'displayLanguage'
  | 'language'
  | 'tagline'
  | 'rounds'
  | 'fewestRounds'
  | 'cover'
  | 'scene'
  | 'cast'
  | 'roles'
>;

/** A story that this device keeps; its program is stored apart. */
export interface KeptStory {
  readonly story: KeptWords;
  /** Of the program. */
  readonly hash: string;
  /** The translation that is kept; left out for a story in the language that it is written in. */
  readonly told?: Locale;
  readonly places: readonly KeptPlace[];
  /** Room that program and pictures take. */
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** What of a story is kept. @param language That its program tells it in, where it is not the one it is written in. */
export function keptWordsOf(story: Story, language = story.language): KeptWords {
  const { storyId, title, displayLanguage, tagline, rounds, fewestRounds, cover, scene, cast, roles } = story;
  return { storyId, title, displayLanguage, language, tagline, rounds, fewestRounds, cover, scene, cast, roles };
}

/** The addresses of all pictures that a play of the story may show, each once. */
export function picturesOf({ places, story }: Pick<KeptStory, 'places' | 'story'>): string[] {
  const scenes = [story.scene, ...places.map(({ pictures }) => pictures)];
  return [
    ...new Set([
      ...[story.cover, ...story.cast.map(({ portrait }) => portrait)].flatMap(({ large, small }) => [small, large]),
      ...scenes.flatMap(({ day, night }) => [night.wide, night.tall, day.wide, day.tall]),
    ]),
  ];
}

/** Why a story is not kept: the browser has no room, or something did not arrive. */
export class KeepError extends Error {
  readonly reason: 'no-room' | 'failed';

  constructor(reason: KeepError['reason'], cause: unknown) {
    super(reason === 'no-room' ? 'This browser has no room for the story' : 'The story could not be kept', { cause });
    this.name = 'KeepError';
    this.reason = reason;
  }

  /** The failure of a storage or of a request, as one of these. */
  static of(cause: unknown): KeepError {
    if (cause instanceof KeepError) return cause;
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    return new KeepError(isFull ? 'no-room' : 'failed', cause);
  }
}
