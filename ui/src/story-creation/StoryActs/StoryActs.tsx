import { Eye, History, ScanEye } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';

interface StoryActsProps {
  /** The story as its readers will meet it; left out on that page itself. */
  readonly previewHref?: string | undefined;
  /** What is written reaches the server first. */
  readonly onPreview?: () => void;
  /** Opens the versions of the story; left out while there are none. */
  readonly onVersions?: (() => void) | undefined;
  /** Opens the dialog in which the story is published, or withdrawn. */
  readonly onPublish: () => void;
  /** The draft is kept first. */
  readonly isPublishing: boolean;
}

/**
 * What can be done with a story beside writing it: seeing it as its readers will, its versions, and who sees it.
 *
 * **Use** among the buttons of the story editor and of the preview.
 */
export function StoryActs({ previewHref, onPreview, onVersions, onPublish, isPublishing }: StoryActsProps) {
  return (
    <>
      {previewHref !== undefined && (
        <ButtonLink href={previewHref} tone="quiet" onClick={onPreview}>
          <DrawnIcon drawing={ScanEye} />
          <FormattedMessage
            id="publish.acts.preview"
            defaultMessage="Preview"
            description="Link from the story editor to the story as its readers will meet it"
          />
        </ButtonLink>
      )}
      {onVersions !== undefined && (
        <Button tone="quiet" onClick={onVersions}>
          <DrawnIcon drawing={History} />
          <FormattedMessage
            id="publish.acts.versions"
            defaultMessage="Versions"
            description="Opens the versions of a story that were kept, and names the dialog that shows them"
          />
        </Button>
      )}
      <Button
        onClick={onPublish}
        busy={isPublishing}
        busyLabel={
          <FormattedMessage
            id="publish.acts.keeping"
            defaultMessage="Keeping"
            description="On the button that publishes a story, while its draft is kept"
          />
        }
      >
        <DrawnIcon drawing={Eye} />
        <FormattedMessage
          id="publish.acts.publish"
          defaultMessage="Publish…"
          description="Keeps the draft of a story and opens the dialog that says who sees it"
        />
      </Button>
    </>
  );
}
