import { Fragment, lazy, Suspense, useState } from 'react';

import type { PlayScreenProps } from '../model';
import { Choices } from '../Choices/Choices';
import { OwnMove } from '../OwnMove/OwnMove';
import { PlayBar } from '../PlayBar/PlayBar';
import { MoveNotice } from '../PlayNotice/MoveNotice';
import { OlderRound } from '../PlayNotice/OlderRound';
import { PlayLayout } from '../PlayLayout/PlayLayout';
import { RoundHead } from '../RoundHead/RoundHead';
import { SidePane } from '../SidePane/SidePane';
import { PhoneBar } from './PhoneBar';
import { columns, dock, listening as listeningStyle, notices as noticesStyle, reading, side } from './PlayScreen.css';
import { Round } from './Round';
import { Saved } from './Saved';

const ReadingDialog = lazy(() =>
  import('../Settings/ReadingDialog').then((module) => ({ default: module.ReadingDialog })),
);
const PaneSheet = lazy(() => import('./PaneSheet').then((module) => ({ default: module.PaneSheet })));

type Layer = 'settings' | 'pane';

/** The whole dynamic play: the scene, the round, what to do next, and beside it who is there and the path so far. */
export function PlayScreen(props: PlayScreenProps) {
  const { story, round, balance, settings, notices, backHref, pricesHref, onShare, onExport, onSettings } = props;
  const { listening, onListen } = props;
  const [layer, setLayer] = useState<Layer | null>(null);
  const [wasOpened, setWasOpened] = useState<ReadonlySet<Layer>>(new Set());
  const open = (next: Layer) => {
    setWasOpened((before) => new Set(before).add(next));
    setLayer(next);
  };
  const close = () => setLayer(null);
  return (
    <PlayLayout scene={round.backdrop ?? story.scene}>
      <PlayBar
        story={story}
        round={round.progress.round}
        hasEnded={round.ending !== null}
        balance={balance}
        backHref={backHref}
        pricesHref={pricesHref}
        isListening={listening !== undefined}
        onListen={onListen}
        onShare={onShare}
        onSettings={() => open('settings')}
      />
      <div className={columns}>
        <article className={reading}>
          <div className={noticesStyle}>{notices}</div>
          <RoundHead story={story} round={round} isNew={props.isNew} />
          <div className={noticesStyle}>{props.help}</div>
          <Round story={story} round={round} settings={settings} isNew={props.isNew}>
            {(isThere) => <RoundFoot {...props} isThere={isThere} />}
          </Round>
        </article>
        <aside className={side}>
          <SidePane {...props} />
        </aside>
      </div>
      <div className={dock}>
        {listening !== undefined && <div className={listeningStyle}>{listening}</div>}
        <PhoneBar
          isListening={listening !== undefined}
          onListen={onListen}
          onPane={() => open('pane')}
          onShare={onShare}
          onSettings={() => open('settings')}
        />
      </div>
      <Suspense fallback={null}>
        {wasOpened.has('settings') && (
          <ReadingDialog
            open={layer === 'settings'}
            settings={settings}
            onSettings={onSettings}
            onExport={onExport}
            onClose={close}
          />
        )}
        {wasOpened.has('pane') && <PaneSheet {...props} open={layer === 'pane'} onClose={close} />}
      </Suspense>
    </PlayLayout>
  );
}

function RoundFoot(props: PlayScreenProps & { readonly isThere: boolean }) {
  const { story, round, standing, move, isOffline, balance, ending, pricesHref, onChoose, onType, isThere } = props;
  const isPending = move.kind === 'pending';
  const isOn = standing.kind === 'current' && !isOffline && isThere;
  if (round.ending !== null) return ending;
  return (
    <Fragment key={round.roundId}>
      {standing.kind === 'older' && <OlderRound {...standing} />}
      <MoveNotice move={move} isOffline={isOffline} pricesHref={pricesHref} />
      <Choices round={round} move={move} balance={balance} language={story.language} isOn={isOn} onChoose={onChoose} />
      {round.typedPrice !== null && standing.kind === 'current' && (
        <OwnMove
          price={round.typedPrice}
          isAside={round.typedIsAside}
          isLacking={balance !== null && balance < round.typedPrice}
          isRefused={move.kind === 'refused'}
          isPending={isPending}
          isOn={isOn}
          onType={onType}
          keptWords={props.keptWords}
        />
      )}
      {standing.kind === 'current' && <Saved isPending={isPending} isHereOnly={props.isHereOnly} />}
    </Fragment>
  );
}
