import { useIntl } from 'react-intl';

import type { LedgerKind } from '@fabula/sdk/types';

import type { ChargedReplyWords, ReplyOutcome } from '../model';
import * as styles from './figures.css';

/** What the ledger and the reservation say at each end of a reply. */
const ends = {
  complete: { reservation: 'settled', entry: 'none' },
  stopped: { reservation: 'settled', entry: 'rest' },
  failed: { reservation: 'released', entry: 'all' },
} as const satisfies Record<
  ReplyOutcome,
  { reservation: keyof ChargedReplyWords['reservation']; entry: keyof ChargedReplyWords['entries'] }
>;

const outcomes: readonly ReplyOutcome[] = ['complete', 'stopped', 'failed'];

/** The entries of a reply. */
const kinds = { taken: 'reserve', back: 'release' } as const satisfies Record<string, LedgerKind>;

interface ChargedReplyProps {
  readonly words: ChargedReplyWords;
  /** BCP 47 tag of the words, where that is not the language of the page. */
  readonly lang: string | undefined;
  /** Points for a reply; left out while it is not known, or where replies are free. */
  readonly price: number | undefined;
}

/** A charged reply in the ledger: the price is reserved, and each end says what of it comes back. */
export function ChargedReply({ words, lang, price }: ChargedReplyProps) {
  const { locale } = useIntl();
  const signed = (points: number) => new Intl.NumberFormat(lang ?? locale, { signDisplay: 'always' }).format(points);
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <p className={styles.columnTitle}>{words.starts}</p>
        <div className={styles.card}>
          <Entry kind={kinds.taken} amount={price === undefined ? `− ${words.price}` : signed(-price)} />
          <span className={styles.line}>{words.reserved}</span>
          <span className={styles.mark} data-tone="open">
            {words.reservation.held}
          </span>
        </div>
      </li>
      <li className={styles.step}>
        <p className={styles.columnTitle}>{words.ends}</p>
        <ul className={styles.outcomes}>
          {outcomes.map((outcome) => {
            const { entry, reservation } = ends[outcome];
            const all = price === undefined ? `+ ${words.price}` : signed(price);
            return (
              <li key={outcome} className={styles.card}>
                <strong className={styles.cardTitle}>{words.outcomes[outcome]}</strong>
                {entry !== 'none' && <Entry kind={kinds.back} amount={entry === 'all' ? all : '+'} />}
                <span className={styles.line}>{words.entries[entry]}</span>
                <span className={styles.mark} data-tone={reservation}>
                  {words.reservation[reservation]}
                </span>
                <span className={styles.total}>{words.cost[outcome]}</span>
              </li>
            );
          })}
        </ul>
      </li>
    </ol>
  );
}

function Entry({ kind, amount }: { readonly kind: LedgerKind; readonly amount: string }) {
  return (
    <span className={styles.entry}>
      <code className={styles.name}>{kind}</code>
      <bdi className={styles.amount}>{amount}</bdi>
    </span>
  );
}
