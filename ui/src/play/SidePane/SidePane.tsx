import { FormattedMessage } from 'react-intl';

import type { PlayScreenProps } from '../model';
import { PathMap } from '../PathMap/PathMap';
import { PaneSection } from './PaneSection';
import { SceneCast } from './SceneCast';
import { pane } from './SidePane.css';
import { Values } from './Values';

export type SidePaneProps = Pick<
  PlayScreenProps,
  'story' | 'round' | 'path' | 'standing' | 'move' | 'isOffline' | 'roundHref' | 'talkHref' | 'onGoTo'
>;

/** Beside a round: who is in the scene, how things stand, and the path so far. */
export function SidePane(props: SidePaneProps) {
  const { story, round, path, standing, move, isOffline, roundHref, talkHref, onGoTo } = props;
  const before = standing.kind === 'current' ? path.pathIds.at(-2) : undefined;
  return (
    <div className={pane}>
      <SceneCast cast={story.cast} round={round} talkHref={talkHref} />
      <Values panel={round.panel} language={story.language} />
      <PaneSection
        title={
          <FormattedMessage
            id="play.path"
            defaultMessage="Your path so far"
            description="Title of the list of rounds that a reader has played"
          />
        }
      >
        <PathMap
          path={path}
          language={story.language}
          roundHref={roundHref}
          isBusy={move.kind === 'pending' || isOffline}
          onUndo={before === undefined ? undefined : () => onGoTo(before)}
        />
      </PaneSection>
    </div>
  );
}
