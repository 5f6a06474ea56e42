import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { StatePanel } from '../../states/StatePanel/StatePanel';
import { head, heading, page } from './FavouritesView.css';

export type FavouriteKind = 'character' | 'story';

interface FavouritesViewProps {
  readonly kind: FavouriteKind;
  readonly onKindChange: (kind: FavouriteKind) => void;
  /** Where the reader's collections are. */
  readonly collectionsHref: string;
  readonly children: ReactNode;
}

export function FavouritesView({ kind, onKindChange, collectionsHref, children }: FavouritesViewProps) {
  const intl = useIntl();
  return (
    <div className={page}>
      <div className={head}>
        <h1 className={heading}>
          <FormattedMessage
            id="favourite.title"
            defaultMessage="Favorites"
            description="Title of the page with the characters and stories that the reader likes"
          />
        </h1>
        <ButtonLink href={collectionsHref}>
          <FormattedMessage
            id="favourite.collections"
            defaultMessage="Collections"
            description="Link on the page of favourites to the reader’s collections of characters and stories"
          />
        </ButtonLink>
        <SegmentedControl
          label={intl.formatMessage({
            id: 'favourite.kinds',
            defaultMessage: 'Which favorites',
            description: 'Names, for screen readers, the choice between favourite characters and favourite stories',
          })}
          value={kind}
          onChange={onKindChange}
          options={[
            {
              value: 'character',
              label: (
                <FormattedMessage
                  id="favourite.characters"
                  defaultMessage="Characters"
                  description="Chooses the favourite characters on the page of favourites"
                />
              ),
            },
            {
              value: 'story',
              label: (
                <FormattedMessage
                  id="favourite.stories"
                  defaultMessage="Stories"
                  description="Chooses the favourite stories on the page of favourites"
                />
              ),
            },
          ]}
        />
      </div>
      {children}
    </div>
  );
}

/** No favourite of a kind yet: what will be here, and the first step. */
export function NoFavourites({ kind, href }: { readonly kind: FavouriteKind; readonly href: string }) {
  return kind === 'character' ? (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="favourite.noCharacters.title"
          defaultMessage="No favorite characters yet"
          description="Title in place of the favourite characters while there are none"
        />
      }
      sentence={
        <FormattedMessage
          id="favourite.noCharacters.sentence"
          defaultMessage="Like a character and it will appear here."
          description="In place of the favourite characters while there are none"
        />
      }
      action={
        <ButtonLink href={href} tone="primary">
          <FormattedMessage
            id="favourite.noCharacters.action"
            defaultMessage="Meet a character"
            description="Link from the empty list of favourite characters to the page with every character"
          />
        </ButtonLink>
      }
    />
  ) : (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="favourite.noStories.title"
          defaultMessage="No favorite stories yet"
          description="Title in place of the favourite stories while there are none"
        />
      }
      sentence={
        <FormattedMessage
          id="favourite.noStories.sentence"
          defaultMessage="Like a story and it will appear here."
          description="In place of the favourite stories while there are none"
        />
      }
      action={
        <ButtonLink href={href} tone="primary">
          <FormattedMessage
            id="favourite.noStories.action"
            defaultMessage="Find a story"
            description="Link from the empty list of favourite stories to the page with every story"
          />
        </ButtonLink>
      }
    />
  );
}
