import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import {
  getCreateStorySessionMockHandler,
  getDeleteStorySessionMockHandler,
  getForkStorySessionMockHandler,
  getGetFirstRoundMockHandler,
  getGetPlayedStoryMockHandler,
  getGetStoryRoundMockHandler,
  getGetStorySessionMockHandler,
  getListStoryRoundsMockHandler,
  getListStorySessionsMockHandler,
  getPlayStoryRoundMockHandler,
  getSelectStoryRoundMockHandler,
} from '../generated/mocks/stories/stories.msw';
import { PlayedStory, StoryMoveForm, StoryRoundChoice, StorySessionForm } from '../generated/model';
import { problem } from './answer';
import { findStory } from './world/catalogue';
import { MockPlay } from './mock-play';
import { newId } from './new-id';

const typical = operations.getStorySession.examples[200].typical.data;

const ok = <Data>(data: Data) => ({ code: 200, message: 'OK', data });

const notFound = () => problem(404, operations.getStorySession.examples[404]['not-found']);

/** Handlers of plays: a play advances from round to round, and every round is kept. */
export function storyHandlers(): RequestHandler[] {
  const plays = new Map([[typical.storySessionId, new MockPlay(typical, typical.pathIds.length)]]);
  const find = (sessionId: unknown) => {
    const play = plays.get(String(sessionId));
    if (play === undefined) throw notFound();
    return play;
  };
  const begin = (storyId: string, told: number, head: Partial<typeof typical> = {}) => {
    const storySessionId = newId('ssn');
    const play = new MockPlay(
      { ...typical, ...head, storySessionId, storyId },
      told,
      (id) => `${id}-${storySessionId.slice(-8)}`,
    );
    plays.set(storySessionId, play);
    return ok(play.read());
  };

  return [
    getListStorySessionsMockHandler(({ request }) => {
      const wanted = new URL(request.url).searchParams.get('storyId');
      const chosen = [...plays.values()].filter(({ storyId }) => wanted === null || storyId === wanted);
      return ok({ items: chosen.toReversed().flatMap((play) => play.card() ?? []), nextCursor: null });
    }),
    getCreateStorySessionMockHandler(async ({ request }) => {
      const { storyId, name = null, roleId = null } = parse(StorySessionForm, await request.json());
      if (findStory(storyId) === undefined) throw notFound();
      return begin(storyId, 1, { player: { name, roleId } });
    }),
    getGetStorySessionMockHandler(({ params }) => ok(find(params.storySessionId).read())),
    getGetFirstRoundMockHandler(({ params }) => {
      const story = findStory(String(params.storyId));
      if (story === undefined) throw notFound();
      const { round } = new MockPlay({ ...typical, storyId: story.storyId }, 1).read();
      return ok({
        storyId: story.storyId,
        roleId: story.roles[0]?.roleId ?? null,
        blocks: round.blocks,
        choices: round.choices.map(({ text, hint, lock }) => ({ text, hint, lock })),
      });
    }),
    getGetPlayedStoryMockHandler(({ params }) => {
      const story = findStory(find(params.storySessionId).storyId);
      if (story === undefined) throw notFound();
      return ok(parse(PlayedStory, { ...story, withdrawn: false }));
    }),
    getDeleteStorySessionMockHandler(({ params }) => {
      if (!plays.delete(String(params.storySessionId))) throw notFound();
      return ok(null);
    }),
    getListStoryRoundsMockHandler(({ params }) => ok({ items: find(params.storySessionId).map() })),
    getGetStoryRoundMockHandler(({ params }) => ok(find(params.storySessionId).round(params.roundId))),
    getPlayStoryRoundMockHandler(async ({ params, request }) =>
      ok(find(params.storySessionId).play(parse(StoryMoveForm, await request.json()))),
    ),
    getSelectStoryRoundMockHandler(async ({ params, request }) =>
      ok(find(params.storySessionId).select(parse(StoryRoundChoice, await request.json()).roundId)),
    ),
    getForkStorySessionMockHandler(({ params }) => {
      const play = find(params.storySessionId);
      const { roundId } = play.round(params.roundId);
      const told = play.read().pathIds.indexOf(roundId) + 1;
      return begin(play.storyId, Math.max(told, 1), { forkedFromRoundId: roundId });
    }),
  ];
}
