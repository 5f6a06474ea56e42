import { useIntl } from 'react-intl';

import { useGetCharacter, useGetStorySession } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { ChatLayout, ChatSkeleton } from '@fabula/ui/chat';
import { TalkGone } from '@fabula/ui/talk';

import { isNotFound } from '../../../data/query-clients';
import { useHrefs } from '../../../routes/use-hrefs';
import { useHead } from '../../../head/use-head';
import { NotFound } from '../../../shell/NotFound';
import { playedStoryLoader } from '../../../play/story-loader';
import { usePlayedStory } from '../../../play/use-played-story';
import { useParam } from '../../../routes/use-param';
import { useVisitor } from '../../../context/use-app';
import { StoryTalk } from './StoryTalk';

export const loader = playedStoryLoader;

/** A talk with a character in the middle of a story (Product §2.1, story-character-chat). */
export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const sessionId = useParam('dynamicStorySessionId');
  const storyId = useParam('storyId');
  const characterId = useParam('characterId');
  // Without a browser there is no visitor, and a play is its reader's own.
  const enabled = useVisitor().isKnown;
  const played = usePlayedStory(storyId, sessionId);
  const { story, isMissing } = played;
  const session = useGetStorySession(sessionId, {
    query: { enabled, staleTime: 0, refetchOnWindowFocus: 'always' },
  });
  const isInCast = story?.cast.some((member) => member.characterId === characterId) === true;
  const character = useGetCharacter(characterId, { query: { enabled: enabled && isInCast } });

  const member = story?.cast.find((one) => one.characterId === characterId);
  const title = intl.formatMessage(
    {
      id: 'talk.page.title',
      defaultMessage: '{name} in {story}',
      description: 'Title, in the browser’s tab, of a talk with a character inside a story that is being played',
    },
    { name: member?.name ?? '…', story: story?.title ?? '…' },
  );
  useHead(
    isMissing
      ? undefined
      : { title, description: story?.tagline ?? title, image: member?.portrait.large, isIndexed: false },
  );

  if (isMissing) return <NotFound />;
  const isOther = session.data !== undefined && session.data.storyId !== storyId;
  if (isNotFound(session.error) || isOther) return <TalkGone reason="play" href={hrefs.stories()} />;
  const queries = [session, character];
  const { data: play } = session;
  if (story !== undefined && play !== undefined) {
    const storyHref = hrefs.play({
      kind: story.kind,
      storySessionId: sessionId,
      storyId,
      roundId: play.round.roundId,
    });
    if (!isInCast || isNotFound(character.error)) return <TalkGone reason="character" href={storyHref} />;
    if (character.data !== undefined) {
      return (
        <ChatLayout>
          <StoryTalk
            key={`${sessionId} ${characterId}`}
            story={story}
            session={play}
            character={character.data}
            storyHref={storyHref}
          />
        </ChatLayout>
      );
    }
  }
  const hasNoStory = story === undefined && played.error !== null;
  if (enabled && (hasNoStory || queries.some(({ isError }) => isError))) {
    const retry = () => {
      if (hasNoStory) played.retry();
      for (const query of queries) if (query.isError) void query.refetch();
    };
    return <LoadFailed onRetry={retry} retrying={[played, ...queries].some(({ isFetching }) => isFetching)} />;
  }
  return (
    <ChatLayout>
      <ChatSkeleton backHref={hrefs.story(storyId)} />
    </ChatLayout>
  );
}
