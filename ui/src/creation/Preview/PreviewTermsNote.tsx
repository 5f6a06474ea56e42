import { FormattedMessage } from 'react-intl';

/** What is said of replies that are not counted: those of an engine that costs nothing, and those beyond the free ones. */
export const PreviewTermsNote = ({ isFree }: { readonly isFree: boolean }) =>
  isFree ? (
    <FormattedMessage
      id="draft.preview.free"
      defaultMessage="Replies are free here."
      description="Under the box of the preview, where the text engine is free"
    />
  ) : (
    <FormattedMessage
      id="draft.preview.usedUp"
      defaultMessage="You have used today’s free replies. More tomorrow."
      description="Under the box of the preview, once replies cost points"
    />
  );
