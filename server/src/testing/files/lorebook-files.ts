export const worldInfo = {
  entries: {
    0: {
      uid: 0,
      key: ['escapement', '/brass (weight|bob)s?/i'],
      keysecondary: [],
      comment: 'The escapement',
      content: 'PENDULUM LORE: it was her mother’s, and it stopped once.',
      constant: false,
      vectorized: false,
      selective: true,
      selectiveLogic: 0,
      addMemo: true,
      order: 40,
      position: 0,
      disable: false,
      excludeRecursion: false,
      preventRecursion: true,
      probability: 100,
      useProbability: true,
      depth: 4,
      group: '',
      groupWeight: 100,
      scanDepth: null,
      caseSensitive: null,
      sticky: 0,
      cooldown: 2,
      role: null,
      x_mine: { kept: [1, { deep: true }] },
    },
    4: {
      uid: 4,
      key: ['Bell Lane'],
      keysecondary: ['night'],
      comment: 'The lane',
      content: 'LANE LORE: no one walks it twice in the same night.',
      constant: false,
      selective: true,
      selectiveLogic: 0,
      addMemo: true,
      order: 30,
      position: 1,
      disable: false,
      probability: 100,
      useProbability: true,
      depth: 4,
      displayIndex: 1,
      caseSensitive: true,
    },
  },
  x_of_the_book: 'kept',
};

export const lorebookV3 = {
  spec: 'lorebook_v3',
  x_around: 'kept',
  data: {
    name: 'The shop on Bell Lane',
    scan_depth: 2,
    token_budget: 600,
    recursive_scanning: false,
    extensions: { 'somewhere/else': [1, null] },
    entries: [
      {
        id: 'hour',
        keys: [],
        content: 'HOUR LORE: it is always a few minutes before closing.',
        extensions: { 'x/y': 1 },
        enabled: true,
        insertion_order: 0,
        use_regex: false,
        constant: true,
        name: 'The hour',
        priority: 10,
        x_mine: 'kept',
      },
      {
        id: 7,
        keys: ['back room'],
        secondary_keys: [],
        content: '@@depth 4\nROOM LORE: the clocks that no one may hear strike.',
        extensions: {},
        enabled: true,
        insertion_order: 10,
        use_regex: false,
        name: 'The back room',
      },
    ],
  },
};

/** Careless, but readable. */
export const dirtyLorebook = {
  entries: {
    0: { key: 'north', content: 'NORTH LORE: the road is closed.', order: '12', disable: 'false' },
    1: null,
    2: { key: [], content: 'This is never read.', comment: 'An empty page' },
    3: { uid: 3, key: [404], content: 17, disable: 1 },
  },
};

export function fileOf(value: unknown, mark = ''): Buffer<ArrayBuffer> {
  return Buffer.from(mark + JSON.stringify(value, null, 4));
}
