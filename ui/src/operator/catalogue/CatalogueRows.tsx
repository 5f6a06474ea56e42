import type { CatalogueAct } from '@fabula/sdk/types';
import { useId } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { decidedNames } from '../operator-words';
import { empty, facts, heading, note, rows, rowWords, said, tag } from '../operator.css';
import { acts, author, entry, name, picture } from './catalogue.css';
import { actTitles, stateNames } from './catalogue-words';
import { possibleActs, type CatalogueValue } from './model';

interface CatalogueRowsProps {
  readonly entries: readonly CatalogueValue[];
  /** Opens the dialog of an act. */
  readonly onAct: (entry: CatalogueValue, act: CatalogueAct) => void;
}

/** Entries of the catalogue: what each is, and what can be done about it. */
export function CatalogueRows({ entries, onAct }: CatalogueRowsProps) {
  return (
    <ul className={rows}>
      {entries.map((one) => (
        <EntryRow key={one.entryId} value={one} onAct={(act) => onAct(one, act)} />
      ))}
    </ul>
  );
}

interface EntryRowProps {
  readonly value: CatalogueValue;
  readonly onAct: (act: CatalogueAct) => void;
}

function EntryRow({ value, onAct }: EntryRowProps) {
  const nameId = useId();
  const { authorHref, authorName, featured, hiddenFor, href, kind, marked, mature, publishedAt } = value;
  const { color, height, small, width } = value.picture;
  return (
    <li className={entry} data-hidden={hiddenFor === null ? undefined : ''}>
      <img
        src={small}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className={picture}
        data-kind={kind}
        style={{ backgroundColor: color }}
      />
      <span className={rowWords}>
        <Link href={href} className={name} id={nameId}>
          {value.name}
        </Link>
        <span className={facts}>
          {featured && (
            <span className={tag} data-tone="good">
              <FormattedMessage
                id="operator.catalogue.isFeatured"
                defaultMessage="Featured"
                description="Beside a character or a story on the first shelf of the explore page"
              />
            </span>
          )}
          {hiddenFor !== null && (
            <span className={tag} data-tone="closed">
              {decidedNames.hidden}
            </span>
          )}
          {mature && (
            <span className={tag} data-tone="open">
              {marked ? (
                <FormattedMessage
                  id="operator.catalogue.marked"
                  defaultMessage="18+ by an operator"
                  description="Beside a character or a story that an operator marked as mature"
                />
              ) : (
                stateNames.mature
              )}
            </span>
          )}
          <span>
            {authorHref === undefined ? (
              <FormattedMessage
                id="operator.catalogue.house"
                defaultMessage="Comes with the server"
                description="In place of the author of a character or a story that is part of the software"
              />
            ) : (
              <FormattedMessage
                id="operator.catalogue.by"
                defaultMessage="By {author}"
                description="Who made a character or a story; {author} is a name that leads to the account"
                values={{
                  author: (
                    <Link href={authorHref} className={author}>
                      <bdi>{authorName === '' ? value.authorId : authorName}</bdi>
                    </Link>
                  ),
                }}
              />
            )}
          </span>
          <span>
            <FormattedMessage
              id="operator.catalogue.published"
              defaultMessage="Published {date}"
              description="When a character or a story was first published"
              values={{ date: <FormattedDate value={publishedAt} dateStyle="medium" /> }}
            />
          </span>
        </span>
      </span>
      <span className={acts}>
        {possibleActs(value).map((act) => (
          <Button key={act} size="small" aria-describedby={nameId} onClick={() => onAct(act)}>
            {actTitles[act]}
          </Button>
        ))}
      </span>
    </li>
  );
}

/** No entry has the words that were asked for; without words, none is in the chosen list. */
export function NoEntries({ words }: { readonly words: string }) {
  return words === '' ? (
    <div className={empty}>
      <h2 className={heading}>
        <FormattedMessage
          id="operator.catalogue.none"
          defaultMessage="Nothing here"
          description="Heading in an empty list of the catalogue"
        />
      </h2>
      <p className={note}>
        <FormattedMessage
          id="operator.catalogue.none.about"
          defaultMessage="Entries of this list will appear here, newest first."
          description="In an empty list of the catalogue"
        />
      </p>
    </div>
  ) : (
    <div className={empty} role="status">
      <p className={said}>
        <FormattedMessage
          id="operator.catalogue.noMatch"
          defaultMessage="Nothing in this list matches “{words}”."
          description="When an operator’s search of the catalogue finds nothing; {words} is what was typed"
          values={{ words: <bdi>{words}</bdi> }}
        />
      </p>
    </div>
  );
}
