import { operations } from '@fabula/sdk/mocks';
import { expect, test } from 'vitest';

import { begun, closed, nothingYet, withEvent } from './bench-run';

const { ended, exchange, file } = operations.runBench.examples[200];

test('the pieces of an answer follow each other, and the end says what it took', () => {
  const pieces = ['My niece ', 'does.'].map((text) => ({ kind: 'bench-text', text }) as const);
  const outcome = [...pieces, exchange, ended].reduce(withEvent, begun);
  expect(outcome).toMatchObject({ text: 'My niece does.', run: { state: 'ended', failure: null } });
  expect(outcome.exchanges).toHaveLength(1);
  expect(closed(outcome, 'connection')).toBe(outcome);
});

test('a picture is shown from its bytes, and a film that was too large to be sent is not', () => {
  expect(withEvent(begun, file).file).toMatchObject({
    address: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
  });
  const film = { kind: 'bench-file', mime: 'video/mp4', content: null, width: null, height: null } as const;
  expect(withEvent(begun, film).file).toMatchObject({ address: null, isFilm: true });
});

test('a run whose connection ends without an end has failed, and keeps what came', () => {
  const half = withEvent(begun, { kind: 'bench-text', text: 'My niece' });
  expect(closed(half, 'connection')).toMatchObject({ text: 'My niece', run: { failure: 'connection' } });
  expect(closed(nothingYet, 'connection')).toBe(nothingYet);
});
