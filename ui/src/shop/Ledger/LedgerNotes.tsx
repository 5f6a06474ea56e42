import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';

interface NewerEntriesProps {
  readonly loading: boolean;
  readonly onNewer: () => void;
}

export function NewerEntries({ loading, onNewer }: NewerEntriesProps) {
  return (
    <Button
      onClick={onNewer}
      busy={loading}
      busyLabel={
        <FormattedMessage
          id="explore.list.loading"
          defaultMessage="Loading more"
          description="At the foot of a list while its next part is on its way"
        />
      }
    >
      <FormattedMessage
        id="shop.ledger.newer"
        defaultMessage="Show newer"
        description="Button above the ledger that brings the lines after those in view"
      />
    </Button>
  );
}

/** The line that was sought is not one of the reader's. */
export function EntryMissing() {
  return (
    <p role="status">
      <FormattedMessage
        id="shop.ledger.missing"
        defaultMessage="This entry is not in your ledger. It may be from before you signed in."
        description="Above the ledger, when the line in the address is not one of the reader’s"
      />
    </p>
  );
}

export function LedgerEmptyWords() {
  return (
    <FormattedMessage
      id="shop.ledger.empty"
      defaultMessage="No entries yet. Points you earn and spend appear here."
      description="In place of the ledger while it is empty"
    />
  );
}
