import type { StoryRound, StoryRoundCard, StoryRoundList, StorySession } from '@fabula/sdk';
import {
  getGetStoryEndingsQueryKey,
  getGetStoryRoundQueryKey,
  getGetStorySessionQueryKey,
  getListStoryRoundsQueryKey,
  getListStorySessionsInfiniteQueryKey,
} from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

const toCard = ({ roundId, parentId, choiceText, progress, ending, createdAt }: StoryRound): StoryRoundCard => ({
  roundId,
  parentId,
  choiceText,
  progress,
  ending,
  createdAt,
});

function forgetLists(client: QueryClient, storyId: string): void {
  void client.invalidateQueries({ queryKey: getListStorySessionsInfiniteQueryKey({ storyId }) });
  void client.invalidateQueries({ queryKey: getGetStoryEndingsQueryKey(storyId) });
}

export function putSession(client: QueryClient, session: StorySession): void {
  const { storySessionId, storyId, round } = session;
  client.setQueryData<StorySession>(getGetStorySessionQueryKey(storySessionId), session);
  client.setQueryData<StoryRound>(getGetStoryRoundQueryKey(storySessionId, round.roundId), round);
  forgetLists(client, storyId);
}

function pathTo(pathIds: readonly string[], { roundId, parentId }: StoryRound): string[] {
  const at = parentId === null ? -1 : pathIds.indexOf(parentId);
  return [...pathIds.slice(0, at + 1), roundId];
}

/** Adds the round that a move led to: it becomes the current one, and its parent records the choice. */
export function putNextRound(client: QueryClient, choiceId: string | null, round: StoryRound): void {
  const { storySessionId, roundId, parentId, storyId } = round;
  client.setQueryData<StoryRound>(getGetStoryRoundQueryKey(storySessionId, roundId), round);
  client.setQueryData<StorySession>(
    getGetStorySessionQueryKey(storySessionId),
    (session) => session && { ...session, round, pathIds: pathTo(session.pathIds, round) },
  );
  client.setQueryData<StoryRoundList>(getListStoryRoundsQueryKey(storySessionId), (list) =>
    list === undefined || list.items.some((item) => item.roundId === roundId)
      ? list
      : { ...list, items: [...list.items, toCard(round)] },
  );
  if (parentId !== null) {
    client.setQueryData<StoryRound>(
      getGetStoryRoundQueryKey(storySessionId, parentId),
      (parent) =>
        parent && {
          ...parent,
          choices: parent.choices.map((choice) => (choice.choiceId === choiceId ? { ...choice, roundId } : choice)),
        },
    );
  }
  forgetLists(client, storyId);
}
