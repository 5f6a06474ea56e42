import { useSearchParams } from 'react-router-dom';

import type { Checkout } from '@fabula/sdk';
import { LoadFailed } from '@fabula/ui';
import {
  BackToWhere,
  CheckoutOutcome,
  PayAgain,
  ToCart,
  ToGifts,
  ToLedger,
  ToPrices,
  type OutcomeKind,
} from '@fabula/ui/shop';

import { isNotFound } from '../data/query-clients';
import { paths } from '../routes/paths';
import { safePath } from '../session/sign-in/door/safe-path';
import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { GiftLinkContainer } from './GiftLinkContainer';
import { outcomeOf, type ReturnDoor } from './outcome';
import { useCheckout } from './use-checkout';

const nothing = { points: 0, price: { amount: 0, currency: 'USD' } };

/** The page after payment, for the purchase in `?checkoutId=`. */
export function CheckoutReturn({ door }: { readonly door: ReturnDoor }) {
  const locale = useLocale();
  const [search] = useSearchParams();
  const checkoutId = search.get('checkoutId');
  const { data: checkout, error, isFetching, isSlow, refetch } = useCheckout(checkoutId);
  if (checkoutId === null || isNotFound(error)) {
    return (
      <CheckoutOutcome kind="unknown" {...nothing}>
        <ToLedger href={paths.bonus.href(locale)} first />
        <ToPrices href={paths.prices.href(locale)} />
      </CheckoutOutcome>
    );
  }
  if (checkout === undefined && error !== null) {
    return <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const { points, price } = checkout ?? nothing;
  const code = checkout?.gift?.code ?? undefined;
  const kind = checkout === undefined ? (isSlow ? 'slow' : 'waiting') : outcomeOf(checkout, door, isSlow);
  return (
    <CheckoutOutcome kind={kind} points={points} price={price} more={code && <GiftLinkContainer code={code} />}>
      <WaysOn kind={kind} checkout={checkout} />
    </CheckoutOutcome>
  );
}

const bought: ReadonlySet<OutcomeKind> = new Set(['paid', 'member', 'pending', 'slow', 'waiting']);

const given: ReadonlySet<OutcomeKind> = new Set(['gift', 'gift-membership', 'gift-pending']);

function WaysOn({ checkout, kind }: { readonly checkout: Checkout | undefined; readonly kind: OutcomeKind }) {
  const locale = useLocale();
  const { publicUrl } = useApp();
  const back = safePath(checkout?.returnPath ?? undefined, publicUrl);
  const entry = checkout?.entryId ?? undefined;
  const ledger = paths.bonus.href(locale) + (entry === undefined ? '' : `?entry=${entry}`);
  if (bought.has(kind)) {
    return (
      <>
        {back !== undefined && <BackToWhere href={back} first />}
        <ToLedger href={ledger} first={back === undefined} />
      </>
    );
  }
  if (given.has(kind)) return <ToGifts href={paths.gifts.href(locale)} first />;
  const again = checkout?.checkoutUrl ?? undefined;
  return (
    <>
      {again !== undefined && <PayAgain href={again} first />}
      {checkout?.offerId === 'cart' ? (
        <ToCart href={paths.cart.href(locale)} first={again === undefined} />
      ) : (
        <ToPrices href={paths.prices.href(locale)} first={again === undefined} />
      )}
      {back !== undefined && <BackToWhere href={back} />}
    </>
  );
}
