/** What a list does with a tag: nothing, show only what carries it, or leave out what carries it. */
export type TagState = 'off' | 'include' | 'exclude';

/** The tags that a list is filtered by; a tag that is not named is off. */
export type TagStates = Readonly<Record<string, Exclude<TagState, 'off'>>>;

export const nextTagState = {
  off: 'include',
  include: 'exclude',
  exclude: 'off',
} as const satisfies Record<TagState, TagState>;
