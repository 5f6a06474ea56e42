import { FolderPlus } from 'lucide-react';

import { Button } from '../primitives/Button/Button';
import { DrawnIcon } from '../primitives/Icon/DrawnIcon';
import { AddWords } from './AddWords';

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
