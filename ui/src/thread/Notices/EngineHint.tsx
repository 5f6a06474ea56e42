import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { hint } from './Notices.css';

/** For who runs the server on their own machine: how a language model is connected. It is closed for good. */
export function EngineHint({ onDismiss }: { readonly onDismiss: () => void }) {
  return (
    <p className={hint}>
      <Icon name="lamp" size="small" />
      <span>
        <FormattedMessage
          id="chat.engine.hint"
          defaultMessage="No language model is connected: see “Who writes the replies” in the README."
          description="One line for who runs the server on their own machine; what is in quotation marks is a heading in an English document"
        />
      </span>
      <TextButton onClick={onDismiss}>
        <FormattedMessage
          id="chat.engine.dismiss"
          defaultMessage="Don’t show again"
          description="Closes the line about connecting a language model for good"
        />
      </TextButton>
    </p>
  );
}
