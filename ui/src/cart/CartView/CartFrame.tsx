import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { RowsEmpty } from '../../states/PanelState/PanelState';
import type { MoneyValue } from '../../shop/model';
import { list } from '../CartLines/CartLines.css';
import { RemovedRow } from '../CartLines/RemovedRow';
import type { CartNews, RemovedLine } from '../model';
import { CartStatus } from './CartStatus';
import { block, columns, heading, page, summaryBlock } from './CartView.css';

interface CartFrameProps {
  /** Takes the focus when what had it is gone. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  /** What the last press has done. */
  readonly news?: CartNews | undefined;
  /** What the cart comes to; undefined while it is not known. */
  readonly total?: MoneyValue | undefined;
  readonly children: ReactNode;
}

/** The page of the cart: its heading, and what is below. */
export function CartFrame({ headingRef, news, total, children }: CartFrameProps) {
  return (
    <div className={page}>
      <h1 ref={headingRef} tabIndex={-1} className={heading}>
        <FormattedMessage
          id="cart.title"
          defaultMessage="Cart"
          description="Heading and title of the page of the cart"
        />
      </h1>
      <CartStatus news={news} total={total} />
      {children}
    </div>
  );
}

interface EmptyCartProps {
  readonly pricesHref: string;
  /** The line that was removed last. */
  readonly removed: RemovedLine | undefined;
  readonly onUndo: () => void;
}

/** Nothing is in the cart: what will be here, and the way to it. */
export function EmptyCart({ pricesHref, removed, onUndo }: EmptyCartProps) {
  return (
    <>
      {removed !== undefined && (
        <ul className={list}>
          <RemovedRow points={removed.line.points} onUndo={onUndo} />
        </ul>
      )}
      <RowsEmpty
        action={
          <ButtonLink href={pricesHref} tone="primary">
            <FormattedMessage
              id="cart.empty.action"
              defaultMessage="Choose points"
              description="Link from the empty cart to where packs of points are sold"
            />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="cart.empty"
          defaultMessage="Your cart is empty. Points you choose will be here until you pay for them."
          description="In place of the lines of the cart while nothing is in it"
        />
      </RowsEmpty>
    </>
  );
}

/** The cart on its way: two lines and the sum. */
export function CartSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={columns}>
          <div>
            <div className={block} />
            <div className={block} />
          </div>
          <div className={summaryBlock} />
        </div>
      </Breath>
    </>
  );
}
