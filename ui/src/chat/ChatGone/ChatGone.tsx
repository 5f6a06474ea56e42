import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { empty, tagline, title } from '../GreetingChoice/GreetingChoice.css';

interface ChatGoneProps {
  readonly name: string;
  /** Where the visitor's own conversation with the character is. */
  readonly chatHref: string;
}

/** In the place of a conversation that is not there: deleted, or another user's. */
export function ChatGone({ name, chatHref }: ChatGoneProps) {
  return (
    <div className={empty}>
      <h1 className={title}>
        <FormattedMessage
          id="chat.gone.title"
          defaultMessage="This conversation does not exist"
          description="Title in the place of a conversation that was deleted or belongs to another user"
        />
      </h1>
      <p className={tagline}>
        <FormattedMessage
          id="chat.gone.sentence"
          defaultMessage="It was deleted, or it belongs to another account."
          description="In the place of a conversation that is not there"
        />
      </p>
      <ButtonLink href={chatHref} tone="primary">
        <FormattedMessage
          id="chat.gone.link"
          defaultMessage="Talk to {name}"
          description="Leads from a conversation that is not there to the visitor’s own"
          values={{ name: <bdi>{name}</bdi> }}
        />
      </ButtonLink>
    </div>
  );
}
