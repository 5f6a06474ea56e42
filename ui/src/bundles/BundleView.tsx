import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { StoryHref } from '../content/model';
import { BookGrid } from '../explore/BookGrid/BookGrid';
import { SectionHeading } from '../layout/SectionHeading/SectionHeading';
import { Coin } from '../primitives/Coin/Coin';
import { AboutMoney } from '../shop/ProductCard/AboutMoney';
import { BundleBuy, type BundleBuyProps } from './BundleBuy';
import { ByCreator, Points } from './bundle-words';
import { about as aboutStyle, columns, cost, heading, hint, lead, page, panel, stack } from './bundles.css';
import type { BundleValue } from './model';

export interface BundleViewProps extends Omit<BundleBuyProps, 'points'> {
  readonly bundle: BundleValue;
  readonly storyHrefOf: StoryHref;
  /** Links above it, to the shop. */
  readonly path?: ReactNode;
}

/** A bundle of stories: what is in it, who made it, what stays free, and its price on the button. */
export function BundleView({ bundle, storyHrefOf, path, ...buy }: BundleViewProps) {
  const intl = useIntl();
  const storiesId = useId();
  const { about, creatorName, description, onSale, own, owned, points, stories, title } = bundle;
  return (
    <div className={page}>
      {path}
      <div className={columns}>
        <div className={stack}>
          <h1 className={heading}>{title}</h1>
          <p className={aboutStyle}>
            <ByCreator name={creatorName} />
          </p>
          <p className={lead}>{description}</p>
          <p className={hint}>
            <Free />
          </p>
        </div>
        <div className={panel}>
          <p className={cost}>
            <Coin size="large" />
            <Points points={points} />
            {about !== null && (
              <span className={aboutStyle}>
                <AboutMoney about={about} />
              </span>
            )}
          </p>
          {standingOf({ onSale, own, owned }) ?? <BundleBuy points={points} {...buy} />}
        </div>
      </div>
      <section aria-labelledby={storiesId}>
        <SectionHeading
          id={storiesId}
          title={intl.formatMessage({
            id: 'bundle.inside',
            defaultMessage: 'In this bundle',
            description: 'Heading over the stories of a bundle',
          })}
        />
        <BookGrid label={title} stories={stories} hrefOf={storyHrefOf} />
      </section>
    </div>
  );
}

function Free() {
  return (
    <FormattedMessage
      id="bundle.free"
      defaultMessage="The first two rounds of each story are free. With the bundle you read them all to the end."
      description="On the page of a bundle of stories: what can be read without buying it"
    />
  );
}

/** Why it cannot be bought; undefined where it can. */
function standingOf({ onSale, own, owned }: Pick<BundleValue, 'onSale' | 'own' | 'owned'>): ReactNode {
  if (owned) {
    return (
      <p className={hint}>
        <FormattedMessage
          id="bundle.owned"
          defaultMessage="You have this bundle. Read its stories to the end."
          description="In place of the button that buys a bundle of stories, where the reader has bought it"
        />
      </p>
    );
  }
  if (own) {
    return (
      <p className={hint}>
        <FormattedMessage
          id="bundle.own"
          defaultMessage="You made this bundle, so you read its stories for free."
          description="In place of the button that buys a bundle of stories, for its creator"
        />
      </p>
    );
  }
  if (!onSale) {
    return (
      <p className={hint}>
        <FormattedMessage
          id="bundle.notOnSale"
          defaultMessage="This bundle is not on sale at the moment."
          description="In place of the button that buys a bundle of stories, where it cannot be bought"
        />
      </p>
    );
  }
  return undefined;
}
