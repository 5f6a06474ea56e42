import { useCallback, useMemo, useRef, useState } from 'react';

import type { PlayedStory, StoryRound, StoryRoundCard, StorySession } from '@fabula/sdk';
import { NovelScreen } from '@fabula/ui/novel';
import { StoryWithdrawn } from '@fabula/ui/play';
import { usualStyle, type ReadingPlaceValue, type ReadingStyleValue } from '@fabula/ui/reading';

import { CrisisHelp } from '../../../wellbeing/CrisisHelp';
import { useHrefs } from '../../../routes/use-hrefs';
import { passagesOf } from '../../../listening/passages';
import { readingPlace } from '../../../novel/reading-place';
import { readingStyle } from '../../../novel/reading-style';
import { useListening } from '../../../listening/use-listening';
import { EndingContainer } from '../../../play/EndingContainer';
import { toldWith } from '../../../play/told-language';
import { useMoves } from '../../../play/use-moves';
import { useSavePlay } from '../../../play/use-save-play';
import { paths } from '../../../routes/paths';
import { useShare } from '../../../sharing/use-share';
import { useOffline } from '../../../browser/use-offline';
import { useBalance } from '../../../shop/use-balance';
import { useApp } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';

interface NovelProps {
  readonly story: PlayedStory;
  readonly session: StorySession;
  readonly rounds: readonly StoryRound[];
  /** Every round of the play, in the order in which they were played. */
  readonly cards: readonly StoryRoundCard[];
  readonly shownId: string;
}

/** A novel: everything written so far, and the open decision. */
export function Novel({ story: written, session, rounds, cards, shownId }: NovelProps) {
  const story = {
    ...toldWith(written, rounds.at(-1) ?? session.round),
    writtenLanguage: written.language,
  };
  const { storyId, language } = story;
  const { storySessionId, pathIds } = session;
  const { brand, visitor } = useApp();
  const { storage } = visitor;
  const hrefs = useHrefs();
  const locale = useLocale();
  const last = rounds.at(-1) ?? session.round;
  const roundHref = (roundId: string) => hrefs.play({ kind: 'novel', storySessionId, storyId, roundId });
  const balance = useBalance() ?? null;
  const moves = useMoves({
    session,
    round: last,
    balance,
    hrefOf: roundHref,
    keepsPlace: true,
  });
  const { save } = useSavePlay();
  const share = useShare({ storySessionId, roundId: last.roundId, rounds: rounds.length, title: story.title });

  const [style, setStyle] = useState(() => readingStyle.read(storage) ?? usualStyle);
  const changeStyle = (next: ReadingStyleValue) => {
    readingStyle.write(storage, next);
    setStyle(next);
  };

  const [initialPlace] = useState((): ReadingPlaceValue | null => {
    const kept = readingPlace(storySessionId).read(storage);
    if (kept?.shownId === shownId) return kept.place;
    return rounds[0]?.roundId === shownId ? null : { roundId: shownId, block: -1, part: 0 };
  });
  const place = useRef(initialPlace);
  const keepPlace = useCallback(
    (next: ReadingPlaceValue | null) => {
      place.current = next;
      readingPlace(storySessionId).write(storage, { shownId, place: next });
    },
    [storage, storySessionId, shownId],
  );

  const passages = useMemo(() => passagesOf(rounds), [rounds]);
  const { listening, spoken, open, close } = useListening(language, passages);

  const isCurrent = last.roundId === session.round.roundId;
  const ways = {
    onGoTo: moves.goTo,
    onShare: story.withdrawn ? undefined : share.onShare,
    onExport: (format: 'markdown' | 'epub') => void save(storySessionId, format),
  };
  return (
    <>
      <NovelScreen
        story={story}
        rounds={rounds}
        shownId={shownId}
        standing={
          isCurrent
            ? { kind: 'current' }
            : {
                kind: 'older',
                onPlayOn: () => moves.goTo(last.roundId),
                isPlayingOn: moves.goingTo === last.roundId,
                currentHref: roundHref(session.round.roundId),
              }
        }
        move={moves.state}
        isOffline={useOffline()}
        balance={balance}
        help={last.crisis && <CrisisHelp place="story" />}
        style={style}
        brand={brand}
        initialPlace={initialPlace}
        listening={listening}
        spoken={spoken}
        ending={
          last.ending && (
            <EndingContainer
              story={story}
              ending={last.ending}
              path={{ rounds: cards, pathIds, shownId: last.roundId }}
              roundHref={roundHref}
              {...ways}
            />
          )
        }
        backHref={story.withdrawn ? hrefs.stories() : hrefs.story(storyId)}
        notices={story.withdrawn && <StoryWithdrawn />}
        pricesHref={paths.prices.href(locale)}
        onStyle={changeStyle}
        onPlace={keepPlace}
        onChoose={moves.choose}
        onType={moves.type}
        keptWords={moves.keptWords}
        onListen={() => (listening.kind === 'closed' ? open(place.current) : close())}
        {...ways}
      />
      {share.panel}
    </>
  );
}
