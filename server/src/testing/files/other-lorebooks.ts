/** One entry with two keys as each program saves it, and a constant one where known. */
const words = 'GATE LORE: the gate opens inwards.';

export const risuLorebook = {
  type: 'risu',
  ver: 1,
  data: [
    {
      key: 'gate, iron door',
      secondkey: 'night',
      insertorder: 40,
      comment: 'The gate',
      content: words,
      mode: 'normal',
      alwaysActive: false,
      selective: true,
      extentions: { risu_case_sensitive: true },
      activationPercent: 60,
    },
    {
      key: '',
      secondkey: '',
      insertorder: 5,
      comment: 'The hour',
      content: 'HOUR LORE: dusk.',
      mode: 'constant',
      alwaysActive: true,
      selective: false,
    },
    {
      key: 'bell(s)?,',
      secondkey: '',
      insertorder: 1,
      comment: 'Bells',
      content: 'BELL LORE.',
      mode: 'normal',
      alwaysActive: false,
      selective: false,
      useRegex: true,
    },
  ],
};

export const agnaiMemoryBook = {
  kind: 'memory',
  name: 'The town',
  description: '',
  entries: [
    { name: 'The gate', entry: words, keywords: ['gate', 'iron door'], weight: 3, priority: 2, enabled: true },
    { name: 'The mill', entry: 'MILL LORE: burnt.', keywords: ['mill'], weight: 1, priority: 1, enabled: false },
  ],
};

export const novelAiLorebook = {
  lorebookVersion: 5,
  settings: { orderByKeyLocations: false },
  categories: [],
  entries: [
    {
      id: 'e-1',
      displayName: 'The gate',
      text: words,
      keys: ['gate', 'iron door'],
      enabled: true,
      forceActivation: false,
      contextConfig: { budgetPriority: 400, tokenBudget: 2048 },
      searchRange: 1000,
    },
    { id: 'e-2', displayName: 'The hour', text: 'HOUR LORE: dusk.', keys: [], enabled: true, forceActivation: true },
  ],
};

export const listedWorldInfo = {
  entries: [
    {
      uid: 0,
      key: ['gate', 'iron door'],
      keysecondary: [],
      comment: 'The gate',
      content: words,
      order: 40,
      disable: false,
      probability: 60,
    },
    {
      uid: 1,
      key: ['mill'],
      keysecondary: [],
      comment: 'The mill',
      content: 'MILL LORE: burnt.',
      order: 10,
      disable: true,
    },
  ],
};
