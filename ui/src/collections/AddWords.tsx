import { FormattedMessage } from 'react-intl';

export function AddWords() {
  return (
    <FormattedMessage
      id="collection.add.title"
      defaultMessage="Add to a collection"
      description="Button on the page of a character or a story that opens the reader’s collections, and the title of that panel"
    />
  );
}
