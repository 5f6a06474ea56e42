import type { MockConditions } from '@fabula/sdk/mocks';

export interface MockChoices extends MockConditions {
  readonly scenario: string;
}

export const firstChoices: MockChoices = { scenario: 'guest', latencyMs: 0, eventMs: 40 };

const key = 'fabula-mock-choices';

export function readChoices(storage: Pick<Storage, 'getItem'>): MockChoices {
  const kept = storage.getItem(key);
  return kept === null ? firstChoices : { ...firstChoices, ...JSON.parse(kept) };
}

export function writeChoices(storage: Pick<Storage, 'setItem'>, choices: MockChoices): void {
  storage.setItem(key, JSON.stringify(choices));
}

/** What a control offers: the text of each choice, and what it changes. */
type Offers = readonly (readonly [label: string, change: Partial<MockChoices>])[];

export const controls: Readonly<Record<string, Offers>> = {
  Latency: [
    ['none', { latencyMs: 0 }],
    ['300 ms', { latencyMs: 300 }],
    ['2 s', { latencyMs: 2_000 }],
    ['10 s', { latencyMs: 10_000 }],
  ],
  Replies: [
    ['as a model writes', { eventMs: 40 }],
    ['at once', { eventMs: 0 }],
    ['slowly', { eventMs: 600 }],
  ],
  Connections: [
    ['hold', { cutAfter: undefined }],
    ['break after 4 events', { cutAfter: 4 }],
    ['break after each event', { cutAfter: 1 }],
  ],
  Failure: [
    ['none', { failure: undefined }],
    ['no connection', { failure: 'offline' }],
    ['500', { failure: 'server-error' }],
    ['429', { failure: 'rate-limited' }],
  ],
};

export const holds = (choices: MockChoices, change: Partial<MockChoices>): boolean =>
  Object.entries(change).every(([name, value]) => Object.entries(choices).find(([own]) => own === name)?.[1] === value);
