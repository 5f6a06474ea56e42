/** A tag that a story can have: what it is called, and what stands after the colon, in their order. */
export interface StoryTag {
  readonly name: string;
  /** At the top of the story, before its first words; else at a line. */
  readonly isHeader: boolean;
  readonly parts: readonly string[];
  /** How many of the parts there must be. */
  readonly needed: number;
  /** Which of the parts names a variable, from 0. */
  readonly variable?: number;
}

/** The tags that this house understands; ink itself knows none. */
export const storyTags: readonly StoryTag[] = [
  { name: 'title', isHeader: true, parts: ['title'], needed: 1 },
  { name: 'author', isHeader: true, parts: ['author'], needed: 1 },
  { name: 'synopsis', isHeader: true, parts: ['synopsis'], needed: 1 },
  { name: 'role', isHeader: true, parts: ['id', 'label', 'note'], needed: 2 },
  { name: 'meter', isHeader: true, parts: ['variable', 'label', 'most'], needed: 2, variable: 0 },
  { name: 'relationship', isHeader: true, parts: ['variable', 'character', 'most'], needed: 2, variable: 0 },
  { name: 'inventory', isHeader: true, parts: ['list', 'label'], needed: 2, variable: 0 },
  { name: 'item', isHeader: true, parts: ['item', 'label'], needed: 2 },
  { name: 'talk', isHeader: true, parts: ['character', 'first words'], needed: 2 },
  {
    name: 'agreement',
    isHeader: true,
    parts: ['id', 'character', 'variable', 'value', 'what is agreed', 'words'],
    needed: 6,
    variable: 2,
  },
  { name: 'chapter', isHeader: false, parts: ['title'], needed: 1 },
  { name: 'scene', isHeader: false, parts: ['scene'], needed: 1 },
  { name: 'image', isHeader: false, parts: ['image', 'description'], needed: 2 },
  { name: 'speaker', isHeader: false, parts: ['character'], needed: 1 },
  { name: 'heard', isHeader: false, parts: ['character'], needed: 1 },
  { name: 'document', isHeader: false, parts: [], needed: 0 },
  { name: 'ending', isHeader: false, parts: ['id', 'title'], needed: 1 },
  { name: 'hint', isHeader: false, parts: ['hint'], needed: 1 },
  { name: 'locked', isHeader: false, parts: ['reason'], needed: 1 },
];
