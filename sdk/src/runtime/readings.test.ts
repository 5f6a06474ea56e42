import { describe, expect, it } from 'vitest';
import { listen, sendJson } from '../../tests/loopback';
import { operations } from '../generated/examples';
import { claimDailyPoints, configure, getBasicInfo } from '../index';
import { readBasicInfo, readDailyClaim } from './readings';

const infos = operations.getBasicInfo.examples[200];
const claims = operations.claimDailyPoints.examples[200];

describe('basic info', () => {
  it.each([infos.registered, infos.wrapped, infos['wrapped-top-level']])('is read from %j', async (body) => {
    await using server = await listen((_, response) => sendJson(response, 200, body));
    configure({ baseUrl: server.baseUrl });

    await expect(getBasicInfo()).resolves.toEqual(readBasicInfo(body));
    await expect(getBasicInfo()).resolves.toMatchObject({ points: expect.any(Number) });
  });

  it('in none of its places is a violation of the contract', () => {
    expect(() => readBasicInfo({ code: 200, message: 'OK', data: null })).toThrow('neither');
  });
});

describe('the daily claim', () => {
  it.each([
    ['in data', claims.offered],
    ['one level deeper', claims.nested],
    ['beside data', claims['top-level']],
  ])('is read %s', async (_, body) => {
    await using server = await listen((_request, response) => sendJson(response, 200, body));
    configure({ baseUrl: server.baseUrl });

    await expect(claimDailyPoints()).resolves.toEqual({ claimed: false, success: true, pointsAdded: 0 });
  });

  it('in none of its places is a violation of the contract', () => {
    expect(() => readDailyClaim({ code: 200, message: 'OK' })).toThrow('does not say');
  });
});
