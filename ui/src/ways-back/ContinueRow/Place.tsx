import { FormattedMessage } from 'react-intl';

import type { PlayWayBack } from '../model';

/** How far a reader is in a story: “Story, round 4 of 10”. */
export function Place({ unit, reached, of }: Pick<PlayWayBack, 'unit' | 'reached' | 'of'>) {
  const isCounted = of !== null && of >= reached;
  if (unit === 'chapter') {
    return isCounted ? (
      <FormattedMessage
        id="continue.chapterOf"
        defaultMessage="Story, chapter {reached, number} of {of, number}"
        description="On a card that leads back to a story: the chapter that the reader is in"
        values={{ reached, of }}
      />
    ) : (
      <FormattedMessage
        id="continue.chapter"
        defaultMessage="Story, chapter {reached, number}"
        description="On a card that leads back to a story: the chapter that the reader is in, without how many there are"
        values={{ reached }}
      />
    );
  }
  return isCounted ? (
    <FormattedMessage
      id="continue.roundOf"
      defaultMessage="Story, round {reached, number} of {of, number}"
      description="On a card that leads back to a story: the round that the reader is in"
      values={{ reached, of }}
    />
  ) : (
    <FormattedMessage
      id="continue.round"
      defaultMessage="Story, round {reached, number}"
      description="On a card that leads back to a story: the round that the reader is in, without how many there are"
      values={{ reached }}
    />
  );
}
