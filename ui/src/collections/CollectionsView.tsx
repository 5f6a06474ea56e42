import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { Link } from '../primitives/Link/Link';
import { RowsEmpty } from '../states/PanelState/PanelState';
import { StatePanel } from '../states/StatePanel/StatePanel';
import { CollectionCover } from './CollectionCover';
import { EntryCount, NewCollectionWords, visibilityNames } from './collection-words';
import { card, cardName, facts, head, heading, page, shelf } from './collections.css';
import type { CollectionCardValue } from './model';

interface CollectionsViewProps {
  /** Left out for a guest. */
  readonly onNew?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The page with the reader's collections. */
export function CollectionsView({ onNew, children }: CollectionsViewProps) {
  return (
    <div className={page}>
      <div className={head}>
        <h1 className={heading}>
          <FormattedMessage
            id="collection.title"
            defaultMessage="Collections"
            description="Title of the page with the collections of characters and stories that the reader made"
          />
        </h1>
        {onNew !== undefined && (
          <Button tone="primary" onClick={onNew}>
            <NewCollectionWords />
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

interface CollectionListProps {
  readonly collections: readonly CollectionCardValue[];
  readonly hrefOf: (collectionId: string) => string;
}

export function CollectionList({ collections, hrefOf }: CollectionListProps) {
  return (
    <ul className={shelf}>
      {collections.map(({ collectionId, entryCount, name, pictures, visibility }) => (
        <li key={collectionId}>
          <Link href={hrefOf(collectionId)} className={card}>
            <CollectionCover pictures={pictures} />
            <h2 dir="auto" className={cardName}>
              {name}
            </h2>
            <p className={facts}>
              <span>
                <EntryCount count={entryCount} />
              </span>
              <span>{visibilityNames[visibility]}</span>
            </p>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function NoCollections({ onNew }: { readonly onNew: () => void }) {
  return (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="collection.empty.title"
          defaultMessage="No collections yet"
          description="Title in place of the reader’s collections while there are none"
        />
      }
      sentence={
        <FormattedMessage
          id="collection.empty.sentence"
          defaultMessage="Gather characters and stories you like. A collection is private until you share it."
          description="In place of the reader’s collections while there are none"
        />
      }
      action={
        <Button tone="primary" onClick={onNew}>
          <NewCollectionWords />
        </Button>
      }
    />
  );
}

/** Collections belong to an account. */
export function GuestCollections({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <RowsEmpty
      action={
        <Button tone="primary" onClick={onSignIn}>
          <FormattedMessage
            id="collection.guest.signIn"
            defaultMessage="Sign in"
            description="Button on the page of collections for a visitor who is not signed in"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="collection.guest.sentence"
        defaultMessage="Sign in to gather characters and stories in collections."
        description="On the page of collections, for a visitor who is not signed in"
      />
    </RowsEmpty>
  );
}
