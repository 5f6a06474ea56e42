import { describe, expect, expectTypeOf, it } from 'vitest';
import { listen, sendJson } from '../tests/loopback';
import { operations } from './generated/examples';
import { configure, getChat, isProblemOf, sendMessage, type ProblemOf } from './index';

const caught = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('the problems of an operation', () => {
  it('are told apart by their reasons, which the types know', async () => {
    await using server = await listen((_, response) =>
      sendJson(response, 404, operations.sendMessage.examples[404]['not-found']),
    );
    configure(server);

    const error = await caught(sendMessage('cht-1', { text: 'Good evening.' }));

    if (!isProblemOf('sendMessage', error)) throw new Error('not a declared problem', { cause: error });
    expect(error).toMatchObject({ status: 404, reason: 'NOT_FOUND' });
    if (error.status === 429) expectTypeOf(error.reason).toEqualTypeOf<'RATE_LIMITED'>();
    expectTypeOf<'NOT_IMPLEMENTED'>().not.toExtend<ProblemOf<'sendMessage'>['reason']>();
  });

  it('are not those that the contract does not declare', async () => {
    await using server = await listen((_, response) => response.writeHead(418).end());
    configure(server);

    expect(isProblemOf('getChat', await caught(getChat('cht-1')))).toBe(false);
    expect(isProblemOf('getChat', new TypeError('own mistake'))).toBe(false);
  });
});
