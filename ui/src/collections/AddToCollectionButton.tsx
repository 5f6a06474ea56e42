import { FolderPlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { DrawnIcon } from '../primitives/Icon/DrawnIcon';

interface AddToCollectionButtonProps {
  readonly onClick: () => void;
  /** As the buttons beside it. */
  readonly size?: 'large' | undefined;
}

/** On the page of a character or a story. */
export function AddToCollectionButton({ onClick, size }: AddToCollectionButtonProps) {
  return (
    <Button onClick={onClick} {...(size === undefined ? {} : { size, tone: 'quiet' as const })}>
      <DrawnIcon drawing={FolderPlus} size="small" />
      <AddWords />
    </Button>
  );
}

export function AddWords() {
  return (
    <FormattedMessage
      id="collection.add.title"
      defaultMessage="Add to a collection"
      description="Button on the page of a character or a story that opens the reader’s collections, and the title of that panel"
    />
  );
}
