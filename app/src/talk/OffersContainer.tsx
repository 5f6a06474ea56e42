import type { Story } from '@fabula/sdk';
import { Offers } from '@fabula/ui/talk';

import { useOffline } from '../browser/use-offline';
import type { TalkPlace } from './story-chat-query';
import { useAgree } from './use-agree';
import { useOffers } from './use-offers';

interface OffersContainerProps {
  readonly place: TalkPlace;
  readonly chatId: string;
  readonly story: Pick<Story, 'language'>;
  readonly storyHref: string;
}

export function OffersContainer({ place, chatId, story, storyHref }: OffersContainerProps) {
  const { data: talk } = useOffers(place, chatId);
  const { agree, state } = useAgree(place);
  const isOffline = useOffline();
  if (talk === undefined) return null;
  return (
    <Offers
      offers={talk.offers}
      language={story.language}
      state={state}
      isOffline={isOffline}
      storyHref={storyHref}
      onAgree={(agreementId) => agree(agreementId, talk.roundId)}
    />
  );
}
