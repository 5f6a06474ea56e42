import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { PathValue } from '../model';
import { acts, map } from './PathMap.css';
import { Way } from './Way';
import { waysOf } from './ways';

export interface PathMapProps {
  readonly path: PathValue;
  /** BCP 47 tag of the story. */
  readonly language: string;
  readonly roundHref: (roundId: string) => string;
  /** Takes the last move back; left out where it cannot be. */
  readonly onUndo?: (() => void) | undefined;
  readonly isBusy: boolean;
}

const newestSteps = 8;

/** The path of a play, and the other ways: every round leads back to itself. */
export function PathMap({ path, language, roundHref, onUndo, isBusy }: PathMapProps) {
  const way = useMemo(() => waysOf(path), [path]);
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole || way.length <= newestSteps + 1 ? 0 : way.length - newestSteps;
  return (
    <div className={map}>
      {hidden > 0 && (
        <span>
          <TextButton onClick={() => setIsWhole(true)}>
            <FormattedMessage
              id="play.path.earlier"
              defaultMessage="{count, plural, one {Show # earlier round} other {Show # earlier rounds}}"
              description="Shows the beginning of a long list of rounds"
              values={{ count: hidden }}
            />
          </TextButton>
        </span>
      )}
      <Way
        way={way.slice(hidden)}
        isTaken
        shownId={path.shownId}
        currentId={path.pathIds.at(-1)}
        language={language}
        roundHref={roundHref}
      />
      {onUndo !== undefined && (
        <div className={acts}>
          <Button size="small" disabled={isBusy} onClick={onUndo}>
            <DrawnIcon drawing={Undo2} size="small" pointing />
            <FormattedMessage
              id="play.undo"
              defaultMessage="Undo the last move"
              description="Takes a story back to the round before; the way that is left is kept"
            />
          </Button>
        </div>
      )}
    </div>
  );
}
