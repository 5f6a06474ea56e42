import { lazy, Suspense, useState } from 'react';

import type { PlayedStory, StoryFileFormat } from '@fabula/sdk';
import { PlayScreen, StoryWithdrawn, type PathValue } from '@fabula/ui/play';

import { CrisisHelp } from '../../../wellbeing/CrisisHelp';
import { useHrefs } from '../../../routes/use-hrefs';
import { EndingContainer } from '../../../play/EndingContainer';
import { useJustCame } from '../../../play/just-came';
import { toldWith } from '../../../play/told-language';
import { useMoves } from '../../../play/use-moves';
import type { OpenPlay } from '../../../play/use-play';
import { useReadingSettings } from '../../../play/use-reading-settings';
import { useSavePlay } from '../../../play/use-save-play';
import { loadChunk } from '../../../lazy/chunk';
import { paths } from '../../../routes/paths';
import { useShare } from '../../../sharing/use-share';
import { useOffline } from '../../../browser/use-offline';
import { useBalance } from '../../../shop/use-balance';
import { useLocale } from '../../../i18n/use-locale';

const ListeningContainer = lazy(async () => ({
  default: (await loadChunk(() => import('../../../play/ListeningContainer'))).ListeningContainer,
}));

interface DynamicPlayProps {
  readonly story: PlayedStory;
  readonly play: OpenPlay;
}

/** A round of a play. */
export function DynamicPlay({ story: written, play: { session, round, rounds } }: DynamicPlayProps) {
  const story = toldWith(written, round);
  const { storyId } = story;
  const { storySessionId, pathIds } = session;
  const locale = useLocale();
  const hrefs = useHrefs();
  const roundHref = (roundId: string) => hrefs.play({ kind: 'dynamic', storySessionId, storyId, roundId });
  const balance = useBalance() ?? null;
  const moves = useMoves({
    session,
    round,
    balance,
    hrefOf: roundHref,
  });
  const [settings, changeSettings] = useReadingSettings();
  const { save } = useSavePlay();
  const share = useShare({ storySessionId, roundId: round.roundId, rounds: round.progress.round, title: story.title });
  const [isListening, setListening] = useState(false);
  const path: PathValue = { rounds, pathIds, shownId: round.roundId };
  const isCurrent = session.round.roundId === round.roundId || moves.state.kind === 'pending';
  const ways = {
    roundHref,
    onGoTo: moves.goTo,
    onShare: story.withdrawn ? undefined : share.onShare,
    onExport: (format: StoryFileFormat) => void save(storySessionId, format),
  };
  return (
    <PlayScreen
      story={story}
      round={round}
      path={path}
      standing={
        isCurrent
          ? { kind: 'current' }
          : {
              kind: 'older',
              onPlayOn: () => moves.goTo(round.roundId),
              isPlayingOn: moves.goingTo === round.roundId,
              currentHref: roundHref(session.round.roundId),
            }
      }
      move={moves.state}
      isNew={useJustCame()}
      isOffline={useOffline()}
      balance={balance}
      settings={settings}
      ending={round.ending && <EndingContainer story={story} ending={round.ending} path={path} {...ways} />}
      backHref={story.withdrawn ? hrefs.stories() : hrefs.story(storyId)}
      pricesHref={paths.prices.href(locale)}
      talkHref={(characterId) =>
        paths.storyCharacterChat.href(locale, { dynamicStorySessionId: storySessionId, storyId, characterId })
      }
      onChoose={moves.choose}
      onType={moves.type}
      keptWords={moves.keptWords}
      onSettings={changeSettings}
      onListen={() => setListening(!isListening)}
      listening={
        isListening ? (
          <Suspense fallback={null}>
            {/* The next round is read from its beginning. */}
            <ListeningContainer key={round.roundId} round={round} story={story} onClose={() => setListening(false)} />
          </Suspense>
        ) : undefined
      }
      notices={
        <>
          {story.withdrawn && <StoryWithdrawn />}
          {share.panel}
        </>
      }
      help={round.crisis && <CrisisHelp place="story" />}
      {...ways}
    />
  );
}
