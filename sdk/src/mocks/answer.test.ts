import { setupServer } from 'msw/node';
import { afterAll, afterEach, assert, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../tests/calls';
import { clock } from '../../tests/clock';
import { ApiError, configure } from '../index';
import { answer, examplesOf, operationIds, operations, type OperationId } from './index';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const cases = operationIds.flatMap((id) =>
  Object.entries(examplesOf(id)).flatMap(([status, examples]) =>
    Object.entries(examples).map(([name, body]) => ({ id, status: Number(status), name, body })),
  ),
);

/** What callers get of the two answers whose data lies in more than one place. */
const readings: Partial<Record<OperationId, unknown>> = {
  getBasicInfo: expect.objectContaining({ points: expect.any(Number) }),
  claimDailyPoints: expect.objectContaining({ claimed: expect.any(Boolean) }),
};

describe('every example of the contract', () => {
  beforeEach(() => configure({ baseUrl: 'http://mock.test/api', clock }));

  it.each(cases.filter(({ status }) => status === 200))('$id 200 $name is understood', async ({ id, body }) => {
    const told = 'streams' in operations[id] || 'files' in operations[id] ? body : Object(body).data;
    server.use(answer(id, 200, () => body));

    const answered = await calls[id]();
    expect(answered instanceof File ? await answered.text() : answered).toEqual(readings[id] ?? told);
  });

  it.each(cases.filter(({ status }) => status !== 200))('$id $status $name is a typed error', async (example) => {
    const { id, status, body } = example;
    server.use(answer(id, status, () => body));

    const error = await calls[id]().catch((caught: unknown) => caught);

    assert(error instanceof ApiError);
    const { code, message, reason, field, requestId, currentRoundId, draftConflict } = error;
    expect({ code, message, reason, field, requestId, currentRoundId, draftConflict, data: null }).toEqual(body);
    expect(error).toMatchObject({ status, declared: true });
  });
});
