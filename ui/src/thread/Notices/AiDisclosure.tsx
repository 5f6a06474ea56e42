import { FormattedMessage } from 'react-intl';

import { EngineLabel } from './EngineLabel';
import { line } from './Notices.css';

interface AiDisclosureProps {
  readonly name: string;
  /** Whether replies come from the engine that needs no model. */
  readonly isOfflineEngine: boolean;
}

/** What the other side of the conversation is: always in sight. */
export function AiDisclosure({ name, isOfflineEngine }: AiDisclosureProps) {
  return (
    <p className={line}>
      <span>
        <FormattedMessage
          id="chat.disclosure.sentence"
          defaultMessage="{name} is an AI character. What it says is made up."
          description="Always in sight under a conversation: the other side is not a person"
          values={{ name: <bdi>{name}</bdi> }}
        />
      </span>
      {isOfflineEngine && <EngineLabel />}
    </p>
  );
}
