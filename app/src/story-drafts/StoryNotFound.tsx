import { FormattedMessage } from 'react-intl';

import { DraftNotFound } from '@fabula/ui/story-creation';

/** The address of a story draft that is not there. @param newHref begins a new story */
export function StoryNotFound({ newHref }: { readonly newHref: string }) {
  return (
    <DraftNotFound
      newHref={newHref}
      sentence={
        <FormattedMessage
          id="storyWizard.notFound.sentence"
          defaultMessage="It was saved as a story, deleted, or belongs to another account."
          description="Why the draft of a story is not found"
        />
      }
      action={
        <FormattedMessage
          id="storyWizard.notFound.action"
          defaultMessage="Start a new story"
          description="Link from the draft of a story that is not found to an empty story wizard"
        />
      }
    />
  );
}
