import { FormattedMessage } from 'react-intl';

import type { FollowUp } from '@fabula/sdk/types';

import { Link } from '../primitives/Link/Link';
import * as styles from './community.css';
import { Moment } from './community-words';
import { FollowUpTag } from './follow-up-words';

interface FollowUpsProps {
  /** The newest first; none before the operators said anything. */
  readonly followUps: readonly FollowUp[];
  readonly entryHrefOf: (entryNumber: number) => string;
}

/** What becomes of a decision, and what was said before. */
export function FollowUps({ followUps, entryHrefOf }: FollowUpsProps) {
  const [newest, ...earlier] = followUps;
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>
        <FormattedMessage
          id="community.followUps"
          defaultMessage="What becomes of it"
          description="Heading above whether a decision is carried out"
        />
      </h2>
      {newest === undefined ? (
        <p className={styles.said}>
          <FormattedMessage
            id="community.followUps.none"
            defaultMessage="The people who run this server have not said yet whether they carry this out."
            description="At a decision, before the operators said anything about it"
          />
        </p>
      ) : (
        <Said followUp={newest} entryHref={entryHrefOf(newest.entryNumber)} />
      )}
      {earlier.length > 0 && (
        <details className={styles.group}>
          <summary className={styles.earlier}>
            <FormattedMessage
              id="community.followUps.earlier"
              defaultMessage="Earlier ({count, number})"
              description="Opens what the operators said before about a decision"
              values={{ count: earlier.length }}
            />
          </summary>
          <ol className={styles.history}>
            {earlier.map((followUp) => (
              <li key={followUp.entryNumber} className={styles.group}>
                <Said followUp={followUp} entryHref={entryHrefOf(followUp.entryNumber)} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function Said({ followUp, entryHref }: { readonly followUp: FollowUp; readonly entryHref: string }) {
  const { at, entryNumber, reason, state } = followUp;
  return (
    <>
      <FollowUpTag state={state} />
      <p className={styles.reason} dir="auto">
        {reason}
      </p>
      <p className={styles.facts}>
        <Moment at={at} />
        <Link href={entryHref} className={styles.link}>
          <FormattedMessage
            id="community.receipt.entry"
            defaultMessage="Entry {number, number} of the public log"
            description="Link to the entry of a ballot or a count in the public log"
            values={{ number: entryNumber }}
          />
        </Link>
      </p>
    </>
  );
}
