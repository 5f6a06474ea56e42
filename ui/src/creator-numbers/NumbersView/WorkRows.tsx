import { FormattedMessage, useIntl } from 'react-intl';

import type { EndingNumbers } from '@fabula/sdk/types';

import { Link } from '../../primitives/Link/Link';
import { measureName, ShownCount } from '../number-words';
import type { WorkValue } from '../model';
import { heading, part } from './NumbersView.css';
import * as styles from './WorkRows.css';

/** The works of a creator with their counts; each leads to its own page of numbers. */
export function WorkRows({ works }: { readonly works: readonly WorkValue[] }) {
  return (
    <section className={part}>
      <h2 className={heading}>
        <FormattedMessage
          id="numbers.works"
          defaultMessage="By work"
          description="Heading over the counts of each character and story of a creator"
        />
      </h2>
      <ul className={styles.list}>
        {works.map((value) => (
          <WorkRow key={value.href} value={value} />
        ))}
      </ul>
    </section>
  );
}

function WorkRow({ value: { counts, href, work } }: { readonly value: WorkValue }) {
  const intl = useIntl();
  return (
    <li className={styles.row}>
      <img src={work.picture.small} alt="" width={48} height={64} loading="lazy" className={styles.picture} />
      <div className={styles.words}>
        <Link href={href} className={styles.name} lang={work.displayLanguage} dir="auto">
          {work.name}
        </Link>
        <dl className={styles.counts}>
          {counts.map(({ count, measure }) => (
            <div key={measure} className={styles.pair}>
              <dt className={styles.measure}>{measureName(intl, measure)}</dt>
              <dd className={styles.count} data-few={count === null ? '' : undefined}>
                <ShownCount count={count} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

interface EndingRowsProps {
  /** In the order of their names. */
  readonly endings: readonly EndingNumbers[];
  /** The language of their names. */
  readonly language: string;
}

/** How often each ending of a story was reached. */
export function EndingRows({ endings, language }: EndingRowsProps) {
  return (
    <section className={part}>
      <h2 className={heading}>
        <FormattedMessage
          id="numbers.endings"
          defaultMessage="Endings reached"
          description="Heading over the endings of a story, with how often people came to each"
        />
      </h2>
      <dl className={styles.endings}>
        {endings.map(({ count, endingId, title }) => (
          <div key={endingId} className={styles.ending}>
            <dt className={styles.endingName} lang={language} dir="auto">
              {title ?? endingId}
            </dt>
            <dd className={styles.count} data-few={count === null ? '' : undefined}>
              <ShownCount count={count} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
