import { useId } from 'react';
import { useIntl } from 'react-intl';

import { Book } from '../content/Book/Book';
import { SectionHeading } from '../layout/SectionHeading/SectionHeading';
import { Coin } from '../primitives/Coin/Coin';
import { Link } from '../primitives/Link/Link';
import { ByCreator, Points, StoryCount } from './bundle-words';
import { about, behind, card, cost, covers, front, name, shelf, words } from './bundles.css';
import type { BundleValue } from './model';

const coverSizes = '96px';

/** Covers of a bundle, one behind the other. */
export function BundleCovers({ stories: [first, second] }: Pick<BundleValue, 'stories'>) {
  return (
    <div className={covers} aria-hidden="true">
      {second !== undefined && (
        <div className={behind}>
          <Book story={second} sizes={coverSizes} />
        </div>
      )}
      {first !== undefined && (
        <div className={front}>
          <Book story={first} sizes={coverSizes} />
        </div>
      )}
    </div>
  );
}

/** The shelf of bundles in the shop, under its heading. */
export function BundleShelf(props: BundleShelfProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={intl.formatMessage({
          id: 'bundle.shelf',
          defaultMessage: 'Story bundles',
          description: 'Heading in the shop over the bundles of stories',
        })}
      />
      <Bundles {...props} />
    </section>
  );
}

interface BundleShelfProps {
  readonly bundles: readonly BundleValue[];
  readonly hrefOf: (bundleId: string) => string;
}

/** Bundles of stories, each with covers, its creator and its price. */
function Bundles({ bundles, hrefOf }: BundleShelfProps) {
  return (
    <ul className={shelf}>
      {bundles.map((bundle) => (
        <li key={bundle.bundleId}>
          <Link href={hrefOf(bundle.bundleId)} className={card}>
            <BundleCovers stories={bundle.stories} />
            <span className={words}>
              <strong className={name}>{bundle.title}</strong>
              <span className={about}>
                <ByCreator name={bundle.creatorName} />
              </span>
              <span className={about}>
                <StoryCount count={bundle.stories.length} />
              </span>
              <span className={cost}>
                <Coin size="small" />
                <Points points={bundle.points} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
