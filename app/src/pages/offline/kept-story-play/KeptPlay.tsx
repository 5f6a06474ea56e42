import { SendPlay } from '@fabula/ui/offline';
import { EndingView, PlayScreen } from '@fabula/ui/play';

import { useLocale } from '../../../i18n/use-locale';
import { pathOf, roundOf } from '../../../offline/offline-play';
import { useKeptPlay } from '../../../offline/use-kept-play';
import type { OpenedStory } from '../../../offline/use-opened-story';
import { useSendPlay } from '../../../offline/use-send-play';
import { useJustCame } from '../../../play/just-came';
import { useReadingSettings } from '../../../play/use-reading-settings';
import { paths } from '../../../routes/paths';
import { useHrefs } from '../../../routes/use-hrefs';

interface KeptPlayProps {
  readonly opened: OpenedStory;
  readonly keptHref: string;
}

/** A round of a play on this device. */
export function KeptPlay({ opened, keptHref }: KeptPlayProps) {
  const locale = useLocale();
  const hrefs = useHrefs();
  const { change, choose, goTo, move, play, roundHref, shown } = useKeptPlay(opened);
  const { state: sending, send } = useSendPlay(play, change);
  const [settings, changeSettings] = useReadingSettings();
  const isNew = useJustCame();
  const { places, story } = opened.kept;
  const round = roundOf(play, shown, places);
  if (round === undefined) throw new Error('A play stands at one of its rounds');
  const path = pathOf(play, shown);
  const ways = { roundHref, onGoTo: (roundId: string) => void goTo(roundId) };
  return (
    <PlayScreen
      story={story}
      round={round}
      path={path}
      standing={
        shown === play.at
          ? { kind: 'current' }
          : {
              kind: 'older',
              onPlayOn: () => void goTo(round.roundId),
              isPlayingOn: false,
              currentHref: roundHref(String(play.at)),
            }
      }
      move={move}
      isNew={isNew}
      isOffline={false}
      isHereOnly
      balance={null}
      settings={settings}
      ending={
        round.ending && (
          <EndingView story={story} ending={round.ending} path={path} others={[]} storyHref={hrefs.story} {...ways} />
        )
      }
      notices={play.at > 0 && <SendPlay state={sending} onSend={() => void send()} />}
      backHref={keptHref}
      pricesHref={paths.prices.href(locale)}
      talkHref={() => null}
      onChoose={(choiceId) => void choose(choiceId)}
      onType={async () => false}
      onSettings={changeSettings}
      {...ways}
    />
  );
}
