import { FormattedList, FormattedMessage } from 'react-intl';

import type { ProposalTally } from '@fabula/sdk/types';

import { Link } from '../primitives/Link/Link';
import * as styles from './community.css';

interface TallyProps {
  readonly tally: ProposalTally;
  readonly options: readonly string[];
  readonly turnout: number;
  readonly entryHref: string;
}

/** What came of a vote, as bars and as numbers. */
export function Tally({ tally, options, turnout, entryHref }: TallyProps) {
  const { abstained, counts, entryNumber, signed, winners } = tally;
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>
        <FormattedMessage
          id="community.result"
          defaultMessage="Result"
          description="Heading above the count of a vote"
        />
      </h2>
      <p className={styles.said}>
        <Outcome tally={tally} options={options} />
      </p>
      <ul className={styles.results}>
        {options.map((option, place) => {
          const votes = counts[place] ?? 0;
          return (
            <li key={option} className={styles.result}>
              <span className={styles.resultLine}>
                <span className={styles.optionWords} dir="auto">
                  {option}
                </span>
                <span className={styles.votes}>
                  <FormattedMessage
                    id="community.result.votes"
                    defaultMessage="{votes, plural, one {# vote} other {# votes}} · {share, number, percent}"
                    description="How many ballots chose an option, and their share of all ballots"
                    values={{ votes, share: turnout === 0 ? 0 : votes / turnout }}
                  />
                </span>
              </span>
              <progress
                className={styles.bar}
                aria-hidden
                data-winner={winners.includes(place) ? '' : undefined}
                max={Math.max(turnout, 1)}
                value={votes}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        <FormattedMessage
          id="community.result.abstained"
          defaultMessage="{abstained, plural, =0 {No account abstained.} one {# account abstained.} other {# accounts abstained.}}"
          description="Below the count of a vote"
          values={{ abstained }}
        />
      </p>
      {signed > 0 && (
        <p className={styles.note}>
          <FormattedMessage
            id="community.result.signed"
            defaultMessage="{signed, plural, one {# of these ballots was signed with a wallet.} other {# of these ballots were signed with a wallet.}}"
            description="Below the count of a vote"
            values={{ signed }}
          />
        </p>
      )}
      <Link href={entryHref} className={styles.link}>
        <FormattedMessage
          id="community.receipt.entry"
          defaultMessage="Entry {number, number} of the public log"
          description="Link to the entry of a ballot or a count in the public log"
          values={{ number: entryNumber }}
        />
      </Link>
    </section>
  );
}

function Outcome({ tally, options }: Pick<TallyProps, 'options' | 'tally'>) {
  const { outcome, winners } = tally;
  if (outcome === 'rejected') {
    return (
      <FormattedMessage
        id="community.result.rejected"
        defaultMessage="Not decided: too few accounts voted."
        description="What came of a vote"
      />
    );
  }
  if (winners.length === 0) {
    return (
      <FormattedMessage
        id="community.result.none"
        defaultMessage="Not decided: every ballot abstained."
        description="What came of a vote"
      />
    );
  }
  const names = <FormattedList type="conjunction" value={winners.map((place) => options[place] ?? '')} />;
  return winners.length === 1 ? (
    <FormattedMessage
      id="community.result.winner"
      defaultMessage="Decided: {option}"
      description="What came of a vote"
      values={{ option: names }}
    />
  ) : (
    <FormattedMessage
      id="community.result.tie"
      defaultMessage="A tie between {options}"
      description="What came of a vote; {options} are two or more options with equally many votes"
      values={{ options: names }}
    />
  );
}
