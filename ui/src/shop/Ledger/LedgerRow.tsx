import { useEffect, useRef } from 'react';
import { FormattedMessage, FormattedNumber, FormattedTime } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import type { LedgerEntryValue } from '../model';
import { entryLabels } from './entry-labels';
import { amounts, detail, gained, row, sign, sought, spent, title, words as wordsStyle } from './Ledger.css';

interface LedgerRowProps {
  readonly entry: LedgerEntryValue;
  readonly href: string | undefined;
  /** Comes into view and takes the focus, once. */
  readonly isSought: boolean;
}

export function LedgerRow({ entry, href, isSought }: LedgerRowProps) {
  const { balanceAfter, createdAt, kind, points, subject } = entry;
  const { drawing, words } = entryLabels[kind];
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isSought) return;
    line.current?.scrollIntoView({ block: 'center' });
    line.current?.focus({ preventScroll: true });
  }, [isSought]);
  return (
    <li
      ref={line}
      className={isSought ? sought : row}
      tabIndex={isSought ? -1 : undefined}
      aria-current={isSought || undefined}
    >
      <span className={sign}>
        <DrawnIcon drawing={drawing} />
      </span>
      <span className={wordsStyle}>
        <span className={title}>{href === undefined ? words(subject) : <Link href={href}>{words(subject)}</Link>}</span>
        <span className={detail}>
          <FormattedTime value={createdAt} />
        </span>
      </span>
      <span className={amounts}>
        <span className={points > 0 ? gained : spent}>
          <FormattedNumber value={points} signDisplay="exceptZero" />
        </span>
        <span className={detail}>
          <FormattedMessage
            id="shop.ledger.balance"
            defaultMessage="Balance {points, number}"
            description="At the end of a line of the ledger: the balance right after it"
            values={{ points: balanceAfter }}
          />
        </span>
      </span>
    </li>
  );
}
