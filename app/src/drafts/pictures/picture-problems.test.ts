import { ApiError, ConnectionError } from '@fabula/sdk';
import { expect, test } from 'vitest';

import { problemOfAsking, problemOfFile, problemOfUpload } from './picture-problems';

const answered = (status: number, { field, reason }: Pick<Partial<ApiError>, 'field' | 'reason'> = {}) =>
  new ApiError({
    status,
    field,
    reason,
    code: status,
    message: '',
    requestId: undefined,
    currentRoundId: undefined,
    draftConflict: undefined,
    headers: new Headers(),
    declared: true,
  });

test.each([
  [403, 'prompt', 'prompt'],
  [403, 'negative', 'prompt'],
  [403, 'tagline', 'card'],
  [400, 'prompt', 'commands'],
  [400, 'loras', 'unsupported'],
  [409, 'count', 'too-many'],
  [503, undefined, 'busy'],
  [500, undefined, 'failed'],
] as const)('reads %i at %s as %s', (status, field, problem) => {
  expect(problemOfAsking(answered(status, { field }), true)).toBe(problem);
});

test('tells mature cards and words where nothing mature is drawn from those outside of mature mode', () => {
  for (const field of ['draftId', 'mature']) {
    const refusal = answered(403, { field });
    expect(problemOfAsking(refusal, false)).toBe('mature-here');
    expect(problemOfAsking(refusal, true)).toBe('mature-mode');
  }
});

test('reads silence as a missing connection', () => {
  expect(problemOfAsking(new ConnectionError('gone'), true)).toBe('unreachable');
});

test('refuses a file that no server would take', () => {
  expect(problemOfFile({ type: 'image/gif', size: 10 })).toBe('wrong-type');
  expect(problemOfFile({ type: 'image/png', size: 8 * 1024 * 1024 + 1 })).toBe('too-large');
  expect(problemOfFile({ type: 'image/webp', size: 8 * 1024 * 1024 })).toBeUndefined();
});

test('says why a picture was not taken', () => {
  expect(problemOfUpload(answered(409, { reason: 'CONFLICT' }))).toBe('full');
  expect(problemOfUpload(answered(413, { reason: 'PAYLOAD_TOO_LARGE' }))).toBe('too-large');
  expect(problemOfUpload(answered(415, { reason: 'UNSUPPORTED_MEDIA_TYPE' }))).toBe('wrong-type');
  expect(problemOfUpload(new ConnectionError('gone'))).toBe('failed');
});
