import type { ProductKind } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import type { IconName } from '../../primitives/Icon/icons';
import { fact, facts, factSign, factTitle, factWords } from './Product.css';

const places = {
  frame: (
    <FormattedMessage
      id="shop.productPage.whereWords"
      defaultMessage="Around your picture: in the header, on your profile, and beside what you say in rooms and comments. One frame at a time."
      description="On the page of a frame: where it is seen"
    />
  ),
  binding: (
    <FormattedMessage
      id="shop.productPage.whereBinding"
      defaultMessage="On the books under Continue, and on a story before you begin it. Only you see it. One binding at a time."
      description="On the page of a book binding: where it is seen. “Continue” is the heading on the start page over what the reader can return to"
    />
  ),
  paper: (
    <FormattedMessage
      id="shop.productPage.wherePaper"
      defaultMessage="Beneath your chats and rooms. Only you see it. One paper at a time."
      description="On the page of a chat paper: where it is seen"
    />
  ),
} as const satisfies Record<ProductKind, ReactNode>;

interface ProductFactsProps {
  readonly kind: ProductKind;
  /** Whether a price in money stands beside that in points. */
  readonly hasMoney: boolean;
}

/** What a buyer of a product gets, and how its price in money is counted. */
export function ProductFacts({ kind, hasMoney }: ProductFactsProps) {
  return (
    <dl className={facts}>
      <Fact
        icon="image"
        title={
          <FormattedMessage
            id="shop.productPage.where"
            defaultMessage="Where it appears"
            description="On the page of a product: heading of the places where it is seen"
          />
        }
      >
        {places[kind]}
      </Fact>
      <Fact
        icon="account"
        title={
          <FormattedMessage
            id="shop.productPage.change"
            defaultMessage="Change it at any time"
            description="On the page of a product: heading of how it is put on and taken off"
          />
        }
      >
        <FormattedMessage
          id="shop.productPage.changeWords"
          defaultMessage="Put it on or take it off on this page. It stays yours, and you pay once."
          description="On the page of a product: how it is put on and taken off"
        />
      </Fact>
      {hasMoney && (
        <Fact
          icon="coins"
          title={
            <FormattedMessage
              id="shop.productPage.money"
              defaultMessage="What it costs in money"
              description="On the page of a product: heading of how its price in money is counted"
            />
          }
        >
          <FormattedMessage
            id="shop.productPage.moneyWords"
            defaultMessage="You pay with points. The amount in money is what those points cost at most; in larger packs they cost less."
            description="On the page of a product: how its price in money is counted"
          />
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <div className={fact}>
      <dt className={factTitle}>
        <span className={factSign}>
          <Icon name={icon} />
        </span>
        {title}
      </dt>
      <dd className={factWords}>{children}</dd>
    </div>
  );
}
