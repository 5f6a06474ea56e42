import { Undo2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { EndingViewProps } from '../model';
import { PathMap } from '../PathMap/PathMap';
import { backActs, section, sectionTitle, sentence, wherePaneIsNot } from './EndingView.css';

type AnotherWayProps = Pick<EndingViewProps, 'story' | 'path' | 'roundHref' | 'onGoTo'>;

export function AnotherWay({ story, path, roundHref, onGoTo }: AnotherWayProps) {
  const [first] = path.pathIds;
  const before = path.pathIds.at(-2);
  return (
    <section className={section}>
      <h2 className={sectionTitle}>
        <FormattedMessage
          id="play.again"
          defaultMessage="Take another path"
          description="Title of the ways back into a story that has ended"
        />
      </h2>
      <p className={sentence}>
        <FormattedMessage
          id="play.again.sentence"
          defaultMessage="Open any round on your path and play on from there. This ending stays found."
          description="What one can do after an ending"
        />
      </p>
      <div className={backActs}>
        {before !== undefined && (
          <Button onClick={() => onGoTo(before)}>
            <DrawnIcon drawing={Undo2} pointing />
            <FormattedMessage
              id="play.again.choice"
              defaultMessage="Back to the last choice"
              description="Goes back, from an ending, to the round before it"
            />
          </Button>
        )}
        {first !== undefined && first !== before && (
          <Button onClick={() => onGoTo(first)}>
            <FormattedMessage
              id="play.again.beginning"
              defaultMessage="From the beginning"
              description="Goes back, from an ending, to the first round"
            />
          </Button>
        )}
      </div>
      <div className={wherePaneIsNot}>
        <PathMap path={path} language={story.language} roundHref={roundHref} isBusy={false} />
      </div>
    </section>
  );
}
