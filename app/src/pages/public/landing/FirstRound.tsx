import type { Story, StorySession } from '@fabula/sdk';
import { useGetFirstRound } from '@fabula/sdk/react';
import { RoundCard } from '@fabula/ui/landing';
import { useEffect, useRef } from 'react';

import { useOffline } from '../../../browser/use-offline';
import { useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { toldTo, toldWith } from '../../../play/told-language';
import { useMoves } from '../../../play/use-moves';
import { paths } from '../../../routes/paths';
import { useHrefs } from '../../../routes/use-hrefs';
import { useBalance } from '../../../shop/use-balance';
import type { useBeginHere } from './use-begin-here';

interface FirstRoundProps {
  readonly story: Story;
  readonly beginning: ReturnType<typeof useBeginHere>;
}

/** The first round of a story, played where it stands; the next one is the story's own page. */
export function FirstRound({ story, beginning }: FirstRoundProps) {
  const { isKnown } = useVisitor();
  const hrefs = useHrefs();
  const locale = useLocale();
  const { data: first } = useGetFirstRound(story.storyId);
  const state = beginning.stateOf(story.storyId);
  if (state.kind === 'begun') {
    return <BegunRound key={state.session.storySessionId} story={story} session={state.session} place={state.place} />;
  }
  return (
    <RoundCard
      story={toldTo(story, locale)}
      play={
        isKnown
          ? { ...state, first, onBegin: (place) => beginning.begin(story, place) }
          : { kind: 'waiting', first, storyHref: hrefs.story(story.storyId) }
      }
    />
  );
}

interface BegunRoundProps {
  readonly story: Story;
  readonly session: StorySession;
  /** Of the choice that the story was begun with. */
  readonly place: number | undefined;
}

function BegunRound({ story, session, place }: BegunRoundProps) {
  const { storyId, kind } = story;
  const { storySessionId, round } = session;
  const hrefs = useHrefs();
  const locale = useLocale();
  const balance = useBalance() ?? null;
  const isOffline = useOffline();
  const moves = useMoves({
    session,
    round,
    balance,
    hrefOf: (roundId) => hrefs.play({ kind, storySessionId, storyId, roundId }),
  });
  const { choose } = moves;
  const first = place === undefined ? undefined : round.choices[place];
  const isTaken = useRef(false);
  useEffect(() => {
    if (first === undefined || first.lock !== null || isTaken.current) return;
    isTaken.current = true;
    choose(first.choiceId);
  }, [first, choose]);
  return (
    <RoundCard
      story={toldWith(story, round)}
      play={{
        kind: 'begun',
        round,
        move: moves.state,
        balance,
        isOffline,
        pricesHref: paths.prices.href(locale),
        onChoose: choose,
      }}
    />
  );
}
