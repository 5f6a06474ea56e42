import { WandSparkles } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import type { FillBlanksValue } from '../model';
import { fill, fillNote } from './FillBlanks.css';
import { problemLine } from './step.css';

/** Fills the empty fields of a step from templates, and says that it does. */
export function FillBlanks({ onFill, isBusy, hasFailed }: FillBlanksValue) {
  return (
    <div className={fill}>
      <Button
        onClick={onFill}
        busy={isBusy}
        busyLabel={
          <FormattedMessage
            id="wizard.fillBlanks.busy"
            defaultMessage="Filling"
            description="On the button while empty fields of a new character are being filled"
          />
        }
      >
        <DrawnIcon drawing={WandSparkles} />
        <FormattedMessage
          id="wizard.fillBlanks"
          defaultMessage="Fill blanks"
          description="Button that fills the empty fields of a new character from templates, and only those"
        />
      </Button>
      {hasFailed ? (
        <p role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <FormattedMessage
            id="wizard.fillBlanks.failed"
            defaultMessage="The ideas did not load. Please try again."
            description="Beside the button that fills empty fields, after that failed"
          />
        </p>
      ) : (
        <p className={fillNote}>
          <FormattedMessage
            id="wizard.fillBlanks.note"
            defaultMessage="Fills only empty fields. Free, from templates."
            description="Beside the button that fills the empty fields of a new character"
          />
        </p>
      )}
    </div>
  );
}
