import type { StoryLogWords } from '../model';
import * as styles from './figures.css';

interface LoggedRound {
  /** Its number in the order of playing, from 0. */
  readonly ordinal: number;
  readonly move: 'begin' | 'choice' | 'other';
  /** Short names for hashes of states; a dash where there is none. */
  readonly before: string;
  readonly after: string;
}

/** Rounds 2 and 3 follow the same round: the way was left, and another one taken. */
const rounds: readonly LoggedRound[] = [
  { ordinal: 0, move: 'begin', before: '–', after: 'A' },
  { ordinal: 1, move: 'choice', before: 'A', after: 'B' },
  { ordinal: 2, move: 'choice', before: 'B', after: 'C' },
  { ordinal: 3, move: 'other', before: 'B', after: 'D' },
];

const current = 3;
const left = 2;

/** A play as a log of rounds, with a way that was left and the pointer to where the reader is. */
export function StoryLog({ words }: { readonly words: StoryLogWords }) {
  return (
    <ol className={styles.log}>
      {rounds.map(({ ordinal, move, before, after }) => (
        <li key={ordinal} className={styles.round} data-ordinal={ordinal} data-current={ordinal === current}>
          <strong className={styles.cardTitle}>
            {words.round} {ordinal}
          </strong>
          <span className={styles.line}>{words[move]}</span>
          <span className={styles.hashes}>
            <span>
              {words.before} <code>{before}</code>
            </span>
            <span>
              {words.after} <code>{after}</code>
            </span>
          </span>
          {ordinal === current && (
            <span className={styles.mark} data-tone="open">
              {words.here}
            </span>
          )}
          {ordinal === left && <span className={styles.next}>{words.branch}</span>}
        </li>
      ))}
    </ol>
  );
}
