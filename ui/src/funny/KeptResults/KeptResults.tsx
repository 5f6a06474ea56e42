import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { tabNames } from '../labels/tab-labels';
import type { FunnyTab } from '../model';
import { entry, heading, kind, link, list, quiet, section, words } from './KeptResults.css';

export interface KeptResultValue {
  readonly funnyId: string;
  readonly tab: FunnyTab;
  /** A few words of it. */
  readonly words: string;
  readonly href: string;
}

interface KeptResultsProps {
  /** Undefined while they are on their way. */
  readonly items: readonly KeptResultValue[] | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  /** Undefined where there are no more. */
  readonly onMore: (() => void) | undefined;
  readonly onDelete: (funnyId: string) => void;
}

/** What the visitor keeps, the newest first. */
export function KeptResults({ items, isFailed, onRetry, onMore, onDelete }: KeptResultsProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <section className={section} aria-labelledby={id} aria-busy={items === undefined && !isFailed}>
      <h2 id={id} className={heading}>
        <FormattedMessage
          id="funny.list"
          defaultMessage="What you kept"
          description="Heading over the results of the page of small amusements that the visitor keeps"
        />
      </h2>
      {items === undefined && !isFailed && <LoadingNote />}
      {items === undefined && isFailed && (
        <p role="alert" className={quiet}>
          <FormattedMessage
            id="funny.list.failed"
            defaultMessage="We could not load what you kept."
            description="In place of the list of kept results when it did not arrive"
          />
          <TextButton onClick={onRetry}>
            <FormattedMessage
              id="funny.tryAgain"
              defaultMessage="Try again"
              description="Asks again for a list of the page of small amusements that did not arrive"
            />
          </TextButton>
        </p>
      )}
      {items?.length === 0 && (
        <p className={quiet}>
          <FormattedMessage
            id="funny.list.empty"
            defaultMessage="Results that you keep will appear here."
            description="In place of the list of kept results while it is empty"
          />
        </p>
      )}
      {items !== undefined && items.length > 0 && (
        <ul className={list}>
          {items.map((item) => (
            <li key={item.funnyId} className={entry}>
              <Link href={item.href} className={link}>
                <span className={kind}>{intl.formatMessage(tabNames[item.tab])}</span>
                <span className={words} dir="auto">
                  {item.words}
                </span>
              </Link>
              <ToolButton
                drawing={Trash2}
                label={intl.formatMessage(
                  {
                    id: 'funny.list.delete',
                    defaultMessage: 'Delete: {words}',
                    description:
                      'Button beside a kept result that deletes it; {words} are the first words of the result',
                  },
                  { words: item.words },
                )}
                onClick={() => onDelete(item.funnyId)}
              />
            </li>
          ))}
        </ul>
      )}
      {onMore !== undefined && (
        <Button tone="quiet" onClick={onMore}>
          <FormattedMessage
            id="funny.list.more"
            defaultMessage="Show more"
            description="Button below the list of kept results that loads more of them"
          />
        </Button>
      )}
    </section>
  );
}
