import { FormattedMessage, useIntl } from 'react-intl';

import type { EndingsValue } from '../model';

interface EndingShareProps {
  readonly endings: EndingsValue;
  readonly endingId: string;
}

/** How many plays came out here: "12% of 340 plays came out here." */
export function EndingShare({ endings: { items, playCount }, endingId }: EndingShareProps) {
  const { formatNumber } = useIntl();
  const ending = items.find((item) => item.endingId === endingId);
  if (ending === undefined) return null;
  if (playCount <= 1) {
    return (
      <FormattedMessage
        id="play.ending.first"
        defaultMessage="You are the first to reach an ending of this story."
        description="Under the title of an ending that no other reader has reached, of a story that no other reader has finished"
      />
    );
  }
  return (
    <FormattedMessage
      id="play.ending.share"
      defaultMessage="{share} of {plays, plural, one {# play} other {# plays}} reached this ending."
      description="Under the title of an ending: the share of all finished plays that ended the same way, as a percentage"
      values={{
        share: formatNumber(ending.share, { style: 'percent', maximumFractionDigits: 0 }),
        plays: playCount,
      }}
    />
  );
}
