import type { Character, PlayedStory, StorySession } from '@fabula/sdk';
import { LoadFailed } from '@fabula/ui';
import { ChatSkeleton, CompanionPane } from '@fabula/ui/chat';
import { StoryStrip, TalkGone } from '@fabula/ui/talk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { savesData } from '../../../browser/saves-data';
import { Conversation } from '../../../chat/conversation/Conversation';
import { isNotFound } from '../../../data/query-clients';
import { useHrefs } from '../../../routes/use-hrefs';
import { toldWith } from '../../../play/told-language';
import { OffersContainer } from '../../../talk/OffersContainer';
import { storyChatQuery } from '../../../talk/story-chat-query';

interface StoryTalkProps {
  readonly story: PlayedStory;
  readonly session: StorySession;
  readonly character: Character;
  readonly storyHref: string;
}

/** A talk inside a play. */
export function StoryTalk({ story, session, character, storyHref }: StoryTalkProps) {
  const { storySessionId: sessionId, round } = session;
  const { characterId } = character;
  const place = { sessionId, characterId };
  const chat = useQuery(storyChatQuery(place, useQueryClient()));
  const hrefs = useHrefs();
  const gone = <TalkGone reason="play" href={hrefs.stories()} />;
  if (isNotFound(chat.error)) return gone;
  if (chat.data === undefined) {
    return chat.isError ? (
      <LoadFailed onRetry={() => void chat.refetch()} retrying={chat.isFetching} />
    ) : (
      <ChatSkeleton backHref={storyHref} />
    );
  }
  const told = toldWith(story, round);
  const { title, displayLanguage, language } = told;
  return (
    <Conversation
      key={chat.data}
      chatId={chat.data}
      character={character}
      around={{
        scene: story.scene,
        backHref: storyHref,
        over: (
          <StoryStrip
            place={{
              title,
              displayLanguage,
              language,
              round: round.progress.round,
              chapter: round.progress.chapter,
              hasEnded: round.ending !== null,
              href: storyHref,
            }}
          />
        ),
        notices: <OffersContainer place={place} chatId={chat.data} story={told} storyHref={storyHref} />,
        companion: (
          <CompanionPane
            character={character}
            isMoving={!savesData()}
            tagline={character.tagline}
            profileHref={hrefs.character(characterId)}
            chats={[]}
            openId={chat.data}
          />
        ),
        gone,
      }}
    />
  );
}
