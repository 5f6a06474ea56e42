import { describe, expect, it } from 'vitest';

import { isSkippedTransition } from './silence-transitions';

describe('a page change that was not animated', () => {
  it.each([
    ['AbortError', 'Transition was skipped. skipTransition() called'],
    ['InvalidStateError', 'Transition was aborted because of invalid state'],
    ['TimeoutError', 'Transition was aborted because of timeout in DOM update'],
  ])('is no failure when the browser calls it %s', (name, message) => {
    expect(isSkippedTransition(new DOMException(message, name))).toBe(true);
  });

  it.each([
    new DOMException('The user aborted a request.', 'AbortError'),
    new Error('Transition was skipped'),
    'Transition was skipped',
  ])('is told from other failures: %s', (reason) => {
    expect(isSkippedTransition(reason)).toBe(false);
  });
});
