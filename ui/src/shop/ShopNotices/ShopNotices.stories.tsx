import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import {
  AccountGiftNote,
  CheckoutNotOpened,
  LocalCheckoutNote,
  PointsMissingReason,
  PointsSuffice,
  ShopClosedNote,
} from './ShopNotices';
import { StartingCheckout } from './StartingCheckout';

const meta = preview.meta({
  title: 'Shop/ShopNotices',
  component: PointsMissingReason,
  subcomponents: {
    AccountGiftNote,
    CheckoutNotOpened,
    LocalCheckoutNote,
    PointsSuffice,
    ShopClosedNote,
    StartingCheckout,
  },
  args: { backHref: '/' },
});

/** Why the reader was led to the prices, and the way back. */
export const PointsMissing = meta.story();

/** Every other thing that the shop has to say before something is bought. */
export const Others = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PointsSuffice backHref="/" />
      <AccountGiftNote points={80} signIn={{ href: '/', onClick: fn() }} />
      <LocalCheckoutNote />
      <ShopClosedNote />
      <CheckoutNotOpened />
    </div>
  ),
});
