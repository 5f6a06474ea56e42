import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { DeletedRow } from '../../content/OwnList/DeletedRow';
import { about, acts, list, meta, name as nameStyle, picture, row, tagline } from '../../content/OwnList/own-list.css';
import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import type { DraftEntry, DraftListProps } from '../model';
import { noPicture, portrait } from './DraftList.css';

/** The drafts of the reader, newest change first: continue one, or delete it with a way back. */
export function DraftList({ drafts, onDelete, onRestore, unnamed = noName }: DraftListProps) {
  return (
    <ul className={list}>
      {drafts.map((draft) => (
        <li key={draft.draftId} className={row}>
          {draft.standing === 'deleted' ? (
            <DeletedRow
              undoLabel={
                <FormattedMessage
                  id="draft.list.restore"
                  defaultMessage="Undo"
                  description="Brings a draft back that was just deleted"
                />
              }
              onUndo={() => onRestore(draft.draftId)}
            >
              <FormattedMessage
                id="draft.list.deleted"
                defaultMessage="The draft {name} was deleted"
                description="In the place of a draft that was just deleted"
                values={{ name: <DraftName {...draft} unnamed={unnamed} /> }}
              />
            </DeletedRow>
          ) : (
            <Row draft={draft} onDelete={onDelete} unnamed={unnamed} />
          )}
        </li>
      ))}
    </ul>
  );
}

const noName = (
  <FormattedMessage
    id="draft.list.noName"
    defaultMessage="No name yet"
    description="In the list of drafts, in place of the name of a character that has none"
  />
);

type DraftNameProps = Pick<DraftEntry, 'name' | 'language'> & Required<Pick<DraftListProps, 'unnamed'>>;

function DraftName({ name, language, unnamed }: DraftNameProps) {
  const { locale } = useIntl();
  return name.trim() === '' ? unnamed : <bdi lang={contentLang(language, locale)}>{name}</bdi>;
}

interface RowProps extends Pick<DraftListProps, 'onDelete'>, Required<Pick<DraftListProps, 'unnamed'>> {
  readonly draft: DraftEntry;
}

function Row({ draft, onDelete, unnamed }: RowProps) {
  const { locale } = useIntl();
  return (
    <>
      <div className={draft.cover === undefined ? picture.portrait : picture.cover}>
        {draft.cover}
        {draft.cover === undefined && draft.picture === undefined && (
          <span className={noPicture}>
            <Icon name="profile" />
          </span>
        )}
        {draft.picture !== undefined && (
          <img
            className={portrait}
            src={draft.picture}
            alt=""
            width={600}
            height={800}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <div className={about}>
        <h3>
          <Link href={draft.href} className={nameStyle}>
            <DraftName {...draft} unnamed={unnamed} />
          </Link>
        </h3>
        {draft.tagline !== '' && (
          <p className={tagline}>
            <bdi lang={contentLang(draft.language, locale)}>{draft.tagline}</bdi>
          </p>
        )}
        <div className={meta}>
          <span>
            <FormattedMessage
              id="draft.list.changed"
              defaultMessage="Changed {time}"
              description="When a draft was last changed; {time} is such as 2 hours ago"
              values={{ time: draft.changed }}
            />
          </span>
        </div>
        <div className={acts}>
          <ButtonLink href={draft.href} size="small">
            <FormattedMessage
              id="draft.list.continue"
              defaultMessage="Continue"
              description="Opens a draft where the reader left it"
            />
          </ButtonLink>
          <ButtonLink href={draft.editorHref} size="small" tone="quiet">
            <FormattedMessage
              id="draft.list.editor"
              defaultMessage="Open the editor"
              description="Opens a draft in the character editor, which has every field"
            />
          </ButtonLink>
          <Button
            tone="quiet"
            size="small"
            onClick={() => onDelete(draft.draftId)}
            busy={draft.standing === 'deleting'}
            busyLabel={
              <FormattedMessage
                id="draft.list.deleting"
                defaultMessage="Deleting"
                description="On the button while a draft is being deleted"
              />
            }
          >
            <FormattedMessage
              id="draft.list.delete"
              defaultMessage="Delete"
              description="Deletes a draft; it can be brought back for a day"
            />
          </Button>
        </div>
      </div>
    </>
  );
}
