import type { ProductKind } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Coin } from '../../primitives/Coin/Coin';
import { Icon } from '../../primitives/Icon/Icon';
import type { Ownership, ProductValue } from '../model';
import { AboutMoney } from '../ProductCard/AboutMoney';
import {
  about as aboutStyle,
  balance as balanceStyle,
  card,
  cost,
  figure,
  missing,
  points as pointsStyle,
  problem,
  standingWords,
} from './Product.css';

export interface PriceCardProps {
  readonly product: ProductValue;
  /** Undefined while it is not known. */
  readonly ownership: Ownership | undefined;
  /** The reader’s points; undefined while they are not known. */
  readonly balance: number | undefined;
  /** Buys, or begins signing in. */
  readonly onBuy: () => void;
  readonly onWear: () => void;
  readonly onTakeOff: () => void;
  /** What was asked for is on its way. */
  readonly busy: boolean;
  /** What was asked for last did not work. */
  readonly failed: boolean;
  /** Where points are bought, and the way back. */
  readonly pointsHref: string;
}

const bold = (words: ReactNode) => <b className={figure}>{words}</b>;

/** What a product costs and what is left then, and the one act that there is: buy it, wear it, take it off. */
export function PriceCard(props: PriceCardProps) {
  const { product, ownership, balance, failed } = props;
  const { about, kind, points } = product;
  const isBought = ownership === 'owned' || ownership === 'worn';
  const lacking = isBought || balance === undefined ? 0 : Math.max(0, points - balance);
  return (
    <div className={card}>
      <div className={cost}>
        <Coin size="large" />
        <p className={pointsStyle}>
          <FormattedMessage
            id="shop.points"
            defaultMessage="{points, plural, one {# point} other {# points}}"
            description="A number of points"
            values={{ points }}
          />
        </p>
        {about !== null && (
          <span className={aboutStyle}>
            <AboutMoney about={about} />
          </span>
        )}
      </div>
      {isBought ? (
        <p className={standingWords}>
          <Icon name="check" />
          {ownership === 'worn' ? isWorn[kind] : <Owned />}
        </p>
      ) : (
        <p className={balanceStyle}>
          {balance !== undefined && (
            <>
              <span>
                <FormattedMessage
                  id="shop.productPage.have"
                  defaultMessage="You have <b>{points, number}</b>"
                  description="Above the button that buys a product: the reader’s points; the part in <b> is bold"
                  values={{ points: balance, b: bold }}
                />
              </span>
              {lacking === 0 && (
                <span>
                  <FormattedMessage
                    id="shop.productPage.after"
                    defaultMessage="After this <b>{points, number}</b>"
                    description="Above the button that buys a product: the points that are left then; the part in <b> is bold"
                    values={{ points: balance - points, b: bold }}
                  />
                </span>
              )}
            </>
          )}
        </p>
      )}
      {lacking > 0 && (
        <p className={missing}>
          <FormattedMessage
            id="shop.productPage.missing"
            defaultMessage="You need {points, plural, one {# more point} other {# more points}}."
            description="On the page of a product: how many points the reader lacks to buy it"
            values={{ points: lacking }}
          />
        </p>
      )}
      {failed && (
        <p role="alert" className={problem}>
          <FormattedMessage
            id="shop.productPage.failed"
            defaultMessage="That did not work. Try again: you are never charged twice."
            description="On the page of a product, after buying, wearing or taking it off has failed"
          />
        </p>
      )}
      {lacking > 0 ? (
        <ButtonLink tone="primary" size="large" fullWidth href={props.pointsHref}>
          <FormattedMessage
            id="shop.productPage.getPoints"
            defaultMessage="Get points"
            description="Link on the page of a product that the reader’s points do not cover; leads to the prices of points"
          />
        </ButtonLink>
      ) : (
        <Act {...props} />
      )}
    </div>
  );
}

const useIt = (
  <FormattedMessage
    id="shop.productPage.use"
    defaultMessage="Use it now"
    description="Button that binds the reader’s books in a binding, or lays a paper beneath their chats"
  />
);

const stopUsing = (
  <FormattedMessage
    id="shop.productPage.stopUsing"
    defaultMessage="Stop using it"
    description="Button that takes a binding off the reader’s books, or a paper from beneath their chats"
  />
);

const isUsed = (
  <FormattedMessage
    id="shop.productPage.inUse"
    defaultMessage="You are using it."
    description="On the page of a book binding or a chat paper that the reader uses"
  />
);

const wear = {
  frame: (
    <FormattedMessage
      id="shop.productPage.wear"
      defaultMessage="Wear it now"
      description="Button that puts a frame around the reader’s picture"
    />
  ),
  binding: useIt,
  paper: useIt,
} as const satisfies Record<ProductKind, ReactNode>;

const takeOff = {
  frame: (
    <FormattedMessage
      id="shop.productPage.takeOff"
      defaultMessage="Take it off"
      description="Button that takes a frame off the reader’s picture"
    />
  ),
  binding: stopUsing,
  paper: stopUsing,
} as const satisfies Record<ProductKind, ReactNode>;

const isWorn = {
  frame: (
    <FormattedMessage
      id="shop.productPage.worn"
      defaultMessage="You are wearing it."
      description="On the page of a frame that the reader wears"
    />
  ),
  binding: isUsed,
  paper: isUsed,
} as const satisfies Record<ProductKind, ReactNode>;

function Act({ product: { kind, points }, ownership, onBuy, onWear, onTakeOff, busy }: PriceCardProps) {
  const act = { none: onBuy, owned: onWear, worn: onTakeOff };
  const words = {
    none: (
      <FormattedMessage
        id="shop.productPage.buy"
        defaultMessage="Buy for {points, plural, one {# point} other {# points}}"
        description="Button that buys a product with points, at once; it names the price"
        values={{ points }}
      />
    ),
    owned: wear[kind],
    worn: takeOff[kind],
  };
  const standing = ownership ?? 'none';
  return (
    <Button
      tone={standing === 'worn' ? 'secondary' : 'primary'}
      size="large"
      fullWidth
      onClick={act[standing]}
      disabled={ownership === undefined}
      busy={busy}
      busyLabel={
        <FormattedMessage
          id="shop.productPage.busy"
          defaultMessage="One moment"
          description="On the button of a product while it is bought, put on or taken off"
        />
      }
    >
      {words[standing]}
    </Button>
  );
}

function Owned() {
  return (
    <FormattedMessage
      id="shop.productPage.owned"
      defaultMessage="It is yours."
      description="On the page of a product that the reader has bought and does not wear or use"
    />
  );
}
