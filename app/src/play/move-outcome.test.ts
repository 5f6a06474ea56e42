import { ApiError, ConnectionError, InsufficientPointsError } from '@fabula/sdk';
import { expect, test } from 'vitest';

import { toMoveFailure } from './move-outcome';

const refusal = {
  status: 409,
  code: 409,
  message: 'No',
  reason: 'CONFLICT',
  field: undefined,
  requestId: undefined,
  currentRoundId: undefined,
  headers: new Headers(),
  declared: true,
} as const;

test('distinguishes a stale round from a choice that is locked', () => {
  const elsewhere = new ApiError({ ...refusal, currentRoundId: 'rnd-2' });
  expect(toMoveFailure(elsewhere, 'rnd-1')).toEqual({ kind: 'stale', currentId: 'rnd-2' });
  expect(toMoveFailure(elsewhere, 'rnd-2')).toEqual({ kind: 'failed' });
});

test('asks for other words when the story refuses the text', () => {
  const forbidden = new ApiError({ ...refusal, status: 403, reason: 'FORBIDDEN', field: 'text' });
  expect(toMoveFailure(forbidden, 'rnd-1')).toEqual({ kind: 'refused' });
});

test('distinguishes a choice that times out from one worth retrying', () => {
  const unavailable = { ...refusal, status: 503, reason: 'UNAVAILABLE' } as const;
  expect(toMoveFailure(new ApiError({ ...unavailable, field: 'choiceId' }), 'rnd-1')).toEqual({ kind: 'too-slow' });
  expect(toMoveFailure(new ApiError(unavailable), 'rnd-1')).toEqual({ kind: 'failed' });
});

test('a story that is sold in a bundle is one', () => {
  const bundled = new ApiError({ ...refusal, status: 400, reason: 'BUNDLE_REQUIRED', field: 'storyId' });
  expect(toMoveFailure(bundled, 'rnd-1')).toEqual({ kind: 'bundle-required' });
});

test('want of points, a play that is gone and silence are each what they are', () => {
  const poor = new InsufficientPointsError({ ...refusal, status: 400, reason: 'INSUFFICIENT_POINTS' });
  expect(toMoveFailure(poor, 'rnd-1')).toEqual({ kind: 'insufficient-points' });
  const gone = new ApiError({ ...refusal, status: 404, reason: 'NOT_FOUND' });
  expect(toMoveFailure(gone, 'rnd-1')).toEqual({ kind: 'gone' });
  expect(toMoveFailure(new ConnectionError('No answer'), 'rnd-1')).toEqual({ kind: 'failed' });
});
