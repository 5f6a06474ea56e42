import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import type { LoraEngine } from './lora-list';
import { lead, trouble } from './LoraListView.css';

/** What draws the pictures here, and whether it can at the moment. */
export function EngineLine({ engine }: { readonly engine: LoraEngine }) {
  if (engine === 'away') {
    return (
      <p role="status" className={trouble}>
        <Icon name="alert" size="small" />
        <span>
          <FormattedMessage
            id="lora.away"
            defaultMessage="The picture model is not responding at the moment. Moods and places work without it."
            description="Above the list of moods and styles while the model for pictures cannot be reached"
          />
        </span>
      </p>
    );
  }
  return (
    <p className={lead}>
      {engine === 'composed' ? (
        <FormattedMessage
          id="lora.composed"
          defaultMessage="Portraits here are put together from our drawn parts, without a model. If the operator connects a picture model, more styles appear here."
          description="Above the list of moods and styles where there is no model for pictures"
        />
      ) : (
        <FormattedMessage
          id="lora.ready"
          defaultMessage="Styles for pictures: the LoRAs of the picture model, and the moods and places of our drawn portraits."
          description="Above the list of moods and styles where there is a model for pictures; LoRAs are small add-on models"
        />
      )}
    </p>
  );
}
