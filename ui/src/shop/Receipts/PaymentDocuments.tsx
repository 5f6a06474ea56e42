import { FormattedMessage } from 'react-intl';

import type { PaymentDocumentsValue } from '../model';

interface PaymentDocumentsProps {
  /** Addresses of pages of the payment provider. */
  readonly documents: PaymentDocumentsValue;
  /** Of each link. */
  readonly className?: string | undefined;
}

/**
 * Links to what the payment provider has about a payment.
 *
 * **Use** beside a receipt or an order whose provider keeps documents.
 *
 * **Avoid** it for pages of this product, which `Link` leads to.
 *
 * **Accessibility** Plain links that open in a new tab; each names its document.
 */
export function PaymentDocuments({ documents, className }: PaymentDocumentsProps) {
  const { invoice, pdf, receipt } = documents;
  return (
    <>
      {invoice !== null && (
        <a href={invoice} target="_blank" rel="noopener noreferrer" className={className}>
          <FormattedMessage
            id="shop.document.invoice"
            defaultMessage="Invoice"
            description="Link at an order or a receipt to the invoice on a page of the payment provider"
          />
        </a>
      )}
      {pdf !== null && (
        <a href={pdf} target="_blank" rel="noopener noreferrer" className={className}>
          <FormattedMessage
            id="shop.document.pdf"
            defaultMessage="Invoice (PDF)"
            description="Link at an order or a receipt to the invoice of the payment provider as a file"
          />
        </a>
      )}
      {receipt !== null && (
        <a href={receipt} target="_blank" rel="noopener noreferrer" className={className}>
          <FormattedMessage
            id="shop.document.receipt"
            defaultMessage="Card receipt"
            description="Link at an order or a receipt to the receipt of the charge on a page of the payment provider"
          />
        </a>
      )}
    </>
  );
}
