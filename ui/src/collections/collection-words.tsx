import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CollectionVisibilityValue } from './model';

export const visibilityNames: Readonly<Record<CollectionVisibilityValue, ReactNode>> = {
  private: (
    <FormattedMessage
      id="collection.visibility.private"
      defaultMessage="Private"
      description="Who may open a collection: its owner alone"
    />
  ),
  link: (
    <FormattedMessage
      id="collection.visibility.link"
      defaultMessage="By link"
      description="Who may open a collection: everyone who has its link"
    />
  ),
  public: (
    <FormattedMessage
      id="collection.visibility.public"
      defaultMessage="Public"
      description="Who may open a collection: everyone"
    />
  ),
};

export const visibilityNotes: Readonly<Record<CollectionVisibilityValue, ReactNode>> = {
  private: (
    <FormattedMessage
      id="collection.visibility.privateNote"
      defaultMessage="Only you can open it."
      description="Under the choice who may open a collection, for a private one"
    />
  ),
  link: (
    <FormattedMessage
      id="collection.visibility.linkNote"
      defaultMessage="Anyone with the link can open it."
      description="Under the choice who may open a collection, for one that is shared by link"
    />
  ),
  public: (
    <FormattedMessage
      id="collection.visibility.publicNote"
      defaultMessage="Anyone can open it."
      description="Under the choice who may open a collection, for a public one"
    />
  ),
};

export function EntryCount({ count }: { readonly count: number }) {
  return (
    <FormattedMessage
      id="collection.count"
      defaultMessage="{count, plural, =0 {Empty} one {# entry} other {# entries}}"
      description="How many characters and stories are in a collection"
      values={{ count }}
    />
  );
}

export function NewCollectionWords() {
  return (
    <FormattedMessage
      id="collection.new"
      defaultMessage="New collection"
      description="Button that begins a new collection, and the title of its form"
    />
  );
}

export function CancelWords() {
  return (
    <FormattedMessage
      id="collection.edit.cancel"
      defaultMessage="Cancel"
      description="Closes the form of a collection, or a question about one, without a change"
    />
  );
}

export function FailedWords() {
  return (
    <FormattedMessage
      id="collection.failed"
      defaultMessage="That did not work. Try again."
      description="Short message when a change of a collection failed"
    />
  );
}

export function BusyWords() {
  return (
    <FormattedMessage
      id="collection.edit.busy"
      defaultMessage="One moment"
      description="On a button about a collection, while its work is done"
    />
  );
}
