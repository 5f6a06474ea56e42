import { useState } from 'react';

import {
  followCreator,
  unfollowCreator,
  type CharacterEngagement,
  type CreatorForm,
  type StoryEngagement,
  type WorkCreator,
} from '@fabula/sdk';
import {
  getGetCharacterEngagementQueryKey,
  getGetFeedNewsQueryKey,
  getGetStoryEngagementQueryKey,
} from '@fabula/sdk/react';
import { FollowCreator } from '@fabula/ui/follow-creator';
import { useQueryClient } from '@tanstack/react-query';

import { WithTexts } from '../i18n/WithTexts';
import type { TextPart } from '../i18n/messages';
import { useApp } from '../context/use-app';
import { actFailure } from '../posts/failure-toast';
import { useAsMember } from '../posts/use-as-member';

const texts: readonly TextPart[] = ['notification'];

const keyOf = { character: getGetCharacterEngagementQueryKey, story: getGetStoryEngagementQueryKey };

interface FollowCreatorContainerProps {
  readonly creator: WorkCreator;
  readonly work: CreatorForm;
}

/** Follows the creator of a work; the button changes at once, and back when that did not arrive. */
export function FollowCreatorContainer({ creator, work }: FollowCreatorContainerProps) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const asMember = useAsMember();
  const [wish, setWish] = useState<boolean>();
  const { followId, name } = creator;

  const take = (known: string | null) =>
    client.setQueryData<CharacterEngagement | StoryEngagement>(keyOf[work.kind](work.id), (now) =>
      now?.creator === undefined ? now : { ...now, creator: { ...now.creator, followId: known } },
    );
  const change = async (follows: boolean) => {
    setWish(follows);
    try {
      if (follows) take((await followCreator(work)).followId);
      else if (followId !== null) {
        await unfollowCreator(followId);
        take(null);
      }
    } catch (cause) {
      console.warn('Following a creator did not arrive', cause);
      toasts.show(actFailure(cause));
    }
    setWish(undefined);
    await client.invalidateQueries({ queryKey: getGetFeedNewsQueryKey() });
  };
  const isPending = wish !== undefined;
  return (
    <WithTexts parts={texts}>
      <FollowCreator
        name={name}
        following={wish ?? followId !== null}
        onChange={(follows) => {
          if (!isPending) asMember(() => void change(follows));
        }}
      />
    </WithTexts>
  );
}
