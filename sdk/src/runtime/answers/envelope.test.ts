import { describe, expect, it, vi } from 'vitest';
import { listen, sendJson } from '../../../tests/loopback';
import { operations } from '../../generated/examples';
import {
  ApiError,
  completeProfile,
  configure,
  getHome,
  googleCallback,
  InsufficientPointsError,
  listCharacters,
  playStoryRound,
  type FabulaError,
} from '../../index';

const problems = operations.getHome.examples;
const profile = { userName: 'Maren', userAvatarImageUrl: '/art/1/avatars/odile-256.webp', motto: '' };

const hooks = () => ({
  onError: vi.fn<(error: FabulaError) => void>(),
  onInsufficientPoints: vi.fn<(error: InsufficientPointsError) => void>(),
});
const failingWith = (status: number, body: unknown) => listen((_, response) => sendJson(response, status, body));

describe('a failed answer', () => {
  it('carries everything the envelope says', async () => {
    await using server = await failingWith(400, problems[400]['validation-failed']);
    const { onError } = hooks();
    configure({ baseUrl: server.baseUrl, onError });

    const error = await listCharacters({ limit: 48 }).catch((caught: unknown) => caught);

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 400,
      reason: 'VALIDATION_FAILED',
      field: 'limit',
      requestId: problems[400]['validation-failed'].requestId,
      message: problems[400]['validation-failed'].message,
      declared: true,
    });
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it('says where the play stands, when a move in another round of it is refused', async () => {
    const { 'stale-round': stale } = operations.playStoryRound.examples[409];
    await using server = await failingWith(409, stale);
    configure(server);

    const error = await playStoryRound('ssn-1', { roundId: 'rnd-1', choiceId: 'first' }).catch(
      (caught: unknown) => caught,
    );

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, reason: 'CONFLICT', currentRoundId: stale.currentRoundId });
  });

  it('is an ApiError also when HTTP says 200 but the envelope does not', async () => {
    await using server = await failingWith(200, { code: 500, message: 'login failed', data: null });
    configure(server);

    await expect(googleCallback({ code: 'abc' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 200,
      code: 500,
      message: 'login failed',
    });
  });

  it('without an envelope has its HTTP status as code, and is undeclared where the contract does not list it', async () => {
    await using server = await listen((_, response) =>
      response.writeHead(418, { 'x-request-id': 'proxy-7' }).end('a teapot'),
    );
    configure(server);

    await expect(getHome()).rejects.toMatchObject({
      status: 418,
      code: 418,
      reason: undefined,
      requestId: 'proxy-7',
      declared: false,
    });
  });

  it.each([
    ['the phrase in a 400', 400, { code: 400, message: '操作失败：积分不足', data: null }],
    ['the reason', 402, { ...problems[400]['insufficient-points'], code: 402, message: 'Not enough points' }],
  ])('for lack of points is recognised by %s and reported to the app once', async (_, status, body) => {
    await using server = await failingWith(status, body);
    const { onError, onInsufficientPoints } = hooks();
    configure({ baseUrl: server.baseUrl, onError, onInsufficientPoints });

    const error = await completeProfile(profile).catch((caught: unknown) => caught);

    expect(error).toBeInstanceOf(InsufficientPointsError);
    expect(onInsufficientPoints.mock.calls).toEqual([[error]]);
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it('with the phrase but another status is an ordinary ApiError', async () => {
    await using server = await failingWith(409, { code: 409, message: '积分不足', data: null });
    const { onInsufficientPoints } = hooks();
    configure({ baseUrl: server.baseUrl, onInsufficientPoints });

    const error = await completeProfile(profile).catch((caught: unknown) => caught);

    expect(error).toMatchObject({ name: 'ConflictError', status: 409 });
    expect(onInsufficientPoints).not.toHaveBeenCalled();
  });
});
