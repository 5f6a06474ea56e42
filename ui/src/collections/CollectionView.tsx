import { ArrowLeftRight, Flag, Pencil, Share2, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { WithheldNote } from '../explore/WithheldNote/WithheldNote';
import { Button } from '../primitives/Button/Button';
import { ButtonLink } from '../primitives/Button/ButtonLink';
import { DrawnIcon } from '../primitives/Icon/DrawnIcon';
import { StatePanel } from '../states/StatePanel/StatePanel';
import { EntryCount, visibilityNames } from './collection-words';
import { about, acts, facts, head, heading, note, page, toggle, words } from './collections.css';
import type { CollectionVisibilityValue } from './model';

interface OwnActs {
  readonly arranging: boolean;
  readonly unavailableCount: number;
  readonly withheld: boolean;
  readonly onArrange: (arranges: boolean) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

interface CollectionViewProps {
  readonly name: string;
  readonly description: string;
  readonly visibility: CollectionVisibilityValue;
  readonly ownerName: string | null;
  readonly entryCount: number;
  /** Left out for others than its owner. */
  readonly own?: OwnActs | undefined;
  readonly onShare: () => void;
  /** Left out for its owner. */
  readonly onReport?: (() => void) | undefined;
  readonly exploreHref: string;
  /** The entries. */
  readonly children: ReactNode;
}

/** A collection: what it is called, whose it is, its entries, and what can be done with it. */
export function CollectionView(props: CollectionViewProps) {
  const { name, description, visibility, ownerName, entryCount, own, onShare, onReport, exploreHref, children } = props;
  const intl = useIntl();
  return (
    <div className={page}>
      {own?.withheld === true && (
        <WithheldNote>
          <FormattedMessage
            id="collection.page.withheld"
            defaultMessage="The operators of this site have hidden this collection. Only you can see it."
            description="Over a collection of the reader’s own that was hidden after others had reported it"
          />
        </WithheldNote>
      )}
      <div className={words}>
        <div className={head}>
          <h1 dir="auto" className={heading}>
            {name}
          </h1>
          <div className={acts}>
            <Button onClick={onShare}>
              <DrawnIcon drawing={Share2} size="small" />
              <FormattedMessage
                id="collection.page.share"
                defaultMessage="Share"
                description="Button that shares a collection"
              />
            </Button>
            {own !== undefined && <OwnButtons own={own} canArrange={entryCount > 0} />}
            {onReport !== undefined && (
              <Button
                onClick={onReport}
                aria-label={intl.formatMessage({
                  id: 'collection.page.report',
                  defaultMessage: 'Report the collection',
                  description: 'Names the button that reports a collection to those who run the site',
                })}
              >
                <DrawnIcon drawing={Flag} size="small" />
              </Button>
            )}
          </div>
        </div>
        {description !== '' && (
          <p dir="auto" className={about}>
            {description}
          </p>
        )}
        <p className={facts}>
          {ownerName !== null && (
            <span>
              <FormattedMessage
                id="collection.page.by"
                defaultMessage="By {name}"
                description="Who made a collection"
                values={{ name: <bdi>{ownerName}</bdi> }}
              />
            </span>
          )}
          <span>
            <EntryCount count={entryCount} />
          </span>
          {own !== undefined && <span>{visibilityNames[visibility]}</span>}
        </p>
      </div>
      {entryCount === 0 ? <Empty own={own !== undefined} exploreHref={exploreHref} /> : children}
      {own !== undefined && own.unavailableCount > 0 && (
        <p className={note}>
          <FormattedMessage
            id="collection.page.unavailable"
            defaultMessage="{count, plural, one {# more is not available to you.} other {# more are not available to you.}}"
            description="Under the entries of the reader’s own collection: how many are left out, as they were withdrawn or are not shown in the content mode"
            values={{ count: own.unavailableCount }}
          />
        </p>
      )}
    </div>
  );
}

function OwnButtons({ own, canArrange }: { readonly own: OwnActs; readonly canArrange: boolean }) {
  return (
    <>
      <Button onClick={own.onEdit}>
        <DrawnIcon drawing={Pencil} size="small" />
        <FormattedMessage
          id="collection.page.edit"
          defaultMessage="Edit"
          description="Button that opens the form of a collection"
        />
      </Button>
      {canArrange && (
        <span className={toggle}>
          <Button aria-pressed={own.arranging} onClick={() => own.onArrange(!own.arranging)}>
            <DrawnIcon drawing={ArrowLeftRight} size="small" />
            <FormattedMessage
              id="collection.page.arrange"
              defaultMessage="Arrange"
              description="Button that shows, at each entry of a collection, the buttons that move and remove it; it stays pressed"
            />
          </Button>
        </span>
      )}
      <Button onClick={own.onDelete}>
        <DrawnIcon drawing={Trash2} size="small" />
        <DeleteWords />
      </Button>
    </>
  );
}

export function DeleteWords() {
  return (
    <FormattedMessage
      id="collection.page.delete"
      defaultMessage="Delete"
      description="Button that deletes a collection, on its page and in the question before it"
    />
  );
}

function Empty({ own, exploreHref }: { readonly own: boolean; readonly exploreHref: string }) {
  return (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="collection.page.emptyTitle"
          defaultMessage="Nothing here yet"
          description="Title in place of the entries of a collection while there are none"
        />
      }
      sentence={
        own ? (
          <FormattedMessage
            id="collection.page.emptyOwn"
            defaultMessage="Open a character or a story and choose “Add to a collection”."
            description="In place of the entries of the reader’s own collection while there are none"
          />
        ) : (
          <FormattedMessage
            id="collection.page.emptyOther"
            defaultMessage="There is nothing in this collection that you can see."
            description="In place of the entries of another reader’s collection while none are shown"
          />
        )
      }
      action={
        <ButtonLink href={exploreHref} tone="primary">
          <FormattedMessage
            id="collection.page.explore"
            defaultMessage="Explore"
            description="Link from an empty collection to the page with characters and stories"
          />
        </ButtonLink>
      }
    />
  );
}
