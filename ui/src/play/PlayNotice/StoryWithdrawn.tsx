import { FormattedMessage } from 'react-intl';

import { PlayNotice } from './PlayNotice';

/**
 * Over a play of a story that its author has withdrawn or deleted since.
 *
 * **Use** in the notices of a play whose story is no longer published.
 *
 * **Avoid** it for a play that is not there (`PlayGone`), and for a link that was revoked.
 *
 * **Accessibility** It is a status: screen readers say it when the page is there, without interrupting.
 */
export function StoryWithdrawn() {
  return (
    <PlayNotice
      tone="calm"
      icon="info"
      headline={
        <FormattedMessage
          id="play.withdrawn.title"
          defaultMessage="This story is no longer published"
          description="Over a play of a story that its author has withdrawn since it was begun"
        />
      }
      sentence={
        <FormattedMessage
          id="play.withdrawn.sentence"
          defaultMessage="Your play is kept, and you can finish it here. It cannot be shared, and the story cannot be started again."
          description="What a reader can do in a play of a story that its author has withdrawn since"
        />
      }
    />
  );
}
