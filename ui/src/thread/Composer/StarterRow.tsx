import { Feather } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Chip } from '../../primitives/Chip/Chip';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import { starters as startersStyle } from './Composer.css';

interface StarterRowProps {
  readonly starters: readonly string[];
  readonly onChoose: (starter: string) => void;
  /** What it costs to have the message written; left out where drafts are not offered. */
  readonly draftPrice: ActPriceValue | undefined;
  readonly onDraft: () => void;
}

/** Over an empty composer: three suggestions at most, and a button that drafts the message. */
export const StarterRow = memo(function StarterRow({ starters, onChoose, draftPrice, onDraft }: StarterRowProps) {
  const intl = useIntl();
  return (
    <div
      role="group"
      className={startersStyle}
      aria-label={intl.formatMessage({
        id: 'chat.composer.starters',
        defaultMessage: 'Conversation starters',
        description: 'Names the suggestions over the composer, for screen readers',
      })}
    >
      {starters.slice(0, 3).map((starter) => (
        <Chip key={starter} selected={false} onClick={() => onChoose(starter)}>
          <bdi>{starter}</bdi>
        </Chip>
      ))}
      {draftPrice && (
        <Chip selected={false} onClick={onDraft}>
          <DrawnIcon drawing={Feather} size="small" />
          <FormattedMessage
            id="chat.composer.draft"
            defaultMessage="Write it for me"
            description="Has the visitor’s next message drafted into the composer, to be changed and sent by them"
          />
          <ActPrice {...draftPrice} />
        </Chip>
      )}
    </div>
  );
});
