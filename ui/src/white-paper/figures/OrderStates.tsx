import type { OrderGroup, OrderStatesWords } from '../model';
import * as styles from './figures.css';
import { orderGroups, orderMoves } from './order-moves';

const groups: readonly OrderGroup[] = ['unpaid', 'paid', 'returned'];

/** The states of an order, by where its money is, each with those that may follow. */
export function OrderStates({ words }: { readonly words: OrderStatesWords }) {
  return (
    <ol className={styles.columns}>
      {groups.map((group) => (
        <li key={group} className={styles.column}>
          <p className={styles.columnTitle}>{words.groups[group]}</p>
          <ul className={styles.stack}>
            {orderGroups[group].map((state) => (
              <li key={state} className={styles.card}>
                <code className={styles.name}>{state}</code>
                <span className={styles.line}>{words.states[state]}</span>
                <span className={styles.following}>
                  <span>{words.next}</span>
                  {orderMoves[state].map((next) => (
                    <code key={next}>{next}</code>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
