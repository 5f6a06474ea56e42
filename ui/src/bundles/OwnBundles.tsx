import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { ButtonLink } from '../primitives/Button/ButtonLink';
import { Coin } from '../primitives/Coin/Coin';
import { Link } from '../primitives/Link/Link';
import { RowsEmpty } from '../states/PanelState/PanelState';
import { detail, head, heading, lead, list, page, row, title } from '../shop/Gifts/Gifts.css';
import { Points } from './bundle-words';
import { cost, storyLink } from './bundles.css';
import type { OwnBundleValue } from './model';

interface OwnBundlesViewProps {
  readonly newHref: string;
  readonly children: ReactNode;
}

/** The page with the bundles that a creator has made. */
export function OwnBundlesView({ newHref, children }: OwnBundlesViewProps) {
  return (
    <div className={page}>
      <div className={head}>
        <h1 className={heading}>
          <FormattedMessage
            id="bundle.list.title"
            defaultMessage="Your bundles"
            description="Heading of the page with the bundles of stories that a creator has made"
          />
        </h1>
        <ButtonLink href={newHref} size="small">
          <NewBundle />
        </ButtonLink>
      </div>
      <p className={lead}>
        <FormattedMessage
          id="bundle.list.lead"
          defaultMessage="Sell published stories together, for points. You get seven tenths of the price of each sale."
          description="Below the heading of the page of a creator’s bundles"
        />
      </p>
      {children}
    </div>
  );
}

function NewBundle() {
  return (
    <FormattedMessage
      id="bundle.list.new"
      defaultMessage="New bundle"
      description="Link to the form that makes a bundle of stories, and the heading of that form"
    />
  );
}

interface OwnBundleListProps {
  readonly bundles: readonly OwnBundleValue[];
  readonly hrefOf: (bundleId: string) => string;
}

/** The bundles of a creator: whether they are on sale, and what they have brought. */
export function OwnBundleList({ bundles, hrefOf }: OwnBundleListProps) {
  return (
    <ul className={list}>
      {bundles.map((bundle) => (
        <li key={bundle.bundleId} className={row}>
          <div>
            <h2 className={title}>
              <Link href={hrefOf(bundle.bundleId)} className={storyLink}>
                <bdi>{bundle.title}</bdi>
              </Link>
            </h2>
            <p className={cost}>
              <Coin size="small" /> <Points points={bundle.points} />
            </p>
            <p className={detail}>{saleOf(bundle)}</p>
            <p className={detail}>
              <FormattedMessage
                id="bundle.list.sales"
                defaultMessage="{count, plural, one {Sold once} other {Sold # times}}, for you: {points}"
                description="How often a bundle was sold, and what its creator got"
                values={{ count: bundle.sales.count, points: <Points points={bundle.sales.points} /> }}
              />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function saleOf({ isWanted, onSale }: OwnBundleValue): ReactNode {
  if (onSale) {
    return (
      <FormattedMessage id="bundle.list.onSale" defaultMessage="On sale" description="State of a bundle of stories" />
    );
  }
  return isWanted ? (
    <FormattedMessage
      id="bundle.list.incomplete"
      defaultMessage="Not on sale: fewer than two of its stories are published."
      description="State of a bundle of stories that its creator wants to sell"
    />
  ) : (
    <FormattedMessage
      id="bundle.list.notOnSale"
      defaultMessage="Not on sale"
      description="State of a bundle of stories"
    />
  );
}

/** No bundle was made yet. */
export function OwnBundlesEmpty({ newHref }: { readonly newHref: string }) {
  return (
    <RowsEmpty
      action={
        <ButtonLink href={newHref}>
          <NewBundle />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="bundle.list.empty"
        defaultMessage="No bundles yet. Group two or more of your published stories and set a price."
        description="In place of the list of a creator’s bundles while it is empty"
      />
    </RowsEmpty>
  );
}

/** Bundles belong to an account. */
export function GuestBundles({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <RowsEmpty
      action={
        <Button tone="primary" onClick={onSignIn}>
          <FormattedMessage
            id="bundle.list.signIn"
            defaultMessage="Sign in"
            description="Button on the page of bundles for a visitor who is not signed in"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="bundle.list.guest"
        defaultMessage="Sign in to sell your stories in bundles."
        description="On the page of a creator’s bundles, for a visitor who is not signed in"
      />
    </RowsEmpty>
  );
}
