import { Columns2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';

interface CompareButtonProps {
  readonly price: ActPriceValue;
  readonly isDisabled: boolean;
  readonly onCompare: () => void;
}

/** Asks a draft and the saved character the same line. */
export const CompareButton = ({ price, isDisabled, onCompare }: CompareButtonProps) => (
  <Button tone="quiet" size="small" disabled={isDisabled} onClick={onCompare}>
    <DrawnIcon drawing={Columns2} size="small" />
    <FormattedMessage
      id="draft.preview.compare"
      defaultMessage="Compare with saved"
      description="Button that asks the draft and the saved character the same line; a price follows"
    />
    <ActPrice {...price} />
  </Button>
);
