import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { head, heading, page, quiet } from './Receipts.css';

interface ReceiptsViewProps {
  readonly ordersHref: string;
  /** Undefined while there is nothing to print. */
  readonly onPrint: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The page with the receipts of an order, which prints the receipts alone. */
export function ReceiptsView({ ordersHref, onPrint, children }: ReceiptsViewProps) {
  return (
    <div className={page}>
      <div className={head}>
        <h1 className={heading}>
          <FormattedMessage
            id="shop.receipt.title"
            defaultMessage="Receipts"
            description="Heading of the page with the receipts of an order"
          />
        </h1>
        <ButtonLink href={ordersHref} tone="quiet" size="small">
          <FormattedMessage
            id="shop.receipt.back"
            defaultMessage="All orders"
            description="Link from the receipts of an order to the list of orders"
          />
        </ButtonLink>
      </div>
      {children}
      {onPrint !== undefined && (
        <div className={head}>
          <Button tone="primary" onClick={onPrint}>
            <FormattedMessage
              id="shop.receipt.print"
              defaultMessage="Print or save as PDF"
              description="Button that opens the browser's dialog for printing"
            />
          </Button>
        </div>
      )}
    </div>
  );
}

/** In place of the receipts of an order that is unknown or not paid. */
export function NoReceipts() {
  return (
    <p className={quiet}>
      <FormattedMessage
        id="shop.receipt.none"
        defaultMessage="There is no receipt here: the order is not paid, or belongs to another account."
        description="In place of the receipts of an order"
      />
    </p>
  );
}
