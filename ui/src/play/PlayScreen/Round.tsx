import { useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import type { PlayScreenProps } from '../model';
import { phrasedBlocks } from '../RoundText/round-phrases';
import { RoundText } from '../RoundText/RoundText';
import { useReveal } from '../RoundText/use-reveal';
import { useSkip } from '../RoundText/use-skip';
import { foot, skip } from './PlayScreen.css';

interface RoundProps extends Pick<PlayScreenProps, 'story' | 'round' | 'settings' | 'isNew'> {
  /** What follows the words, told whether they are all there. */
  readonly children: (isThere: boolean) => ReactNode;
}

/** The words of one round, and what follows them once they are all there. */
export function Round({ story, round, settings, isNew, children }: RoundProps) {
  const { blocks, phrases } = useMemo(() => phrasedBlocks(round.blocks), [round.blocks]);
  const { isPaced, isRevealing, shown, finish } = useReveal({
    roundId: round.roundId,
    phrases,
    isNew,
    pace: settings.pace,
  });
  useSkip(isRevealing, finish);
  return (
    <>
      {/* A new round is said once, whole, after its title. */}
      <div aria-live="polite" aria-relevant="additions">
        <RoundText
          key={round.roundId}
          blocks={blocks}
          shown={isPaced ? shown : undefined}
          cast={story.cast}
          language={story.language}
          textSize={settings.textSize}
        />
      </div>
      {isRevealing && (
        <p className={skip}>
          <TextButton onClick={finish}>
            <FormattedMessage
              id="play.skip"
              defaultMessage="Show the whole round"
              description="Ends the slow appearance of the words of a round"
            />
          </TextButton>
        </p>
      )}
      <div className={foot} inert={isRevealing}>
        {children(!isRevealing)}
      </div>
    </>
  );
}
