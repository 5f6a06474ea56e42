import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { label } from './Notices.css';

/** Says that replies come from the engine that needs no model: it answers from the character's card. */
export function EngineLabel() {
  return (
    <span className={label}>
      <Icon name="lamp" size="small" />
      <FormattedMessage
        id="chat.engine.offline"
        defaultMessage="Offline engine"
        description="Label of a conversation whose replies come from the engine that needs no model"
      />
    </span>
  );
}
