// Points as a person sees and buys them: loaded on the pages of prices, the daily reward and payment.
export { CartLink } from '../cart/CartLink/CartLink';
export { BonusColumns } from '../shop/BonusColumns/BonusColumns';
export {
  BackToWhere,
  CheckoutOutcome,
  PayAgain,
  ToCart,
  ToGifts,
  ToLedger,
  ToPrices,
} from '../shop/CheckoutOutcome/CheckoutOutcome';
export type { OutcomeKind } from '../shop/CheckoutOutcome/outcome-messages';
export { EntryMissing, LedgerEmptyWords, NewerEntries } from '../shop/Ledger/LedgerNotes';
export { LedgerList } from '../shop/Ledger/LedgerList';
export { MembershipStatus } from '../shop/MembershipStatus/MembershipStatus';
export { OrderList } from '../shop/Orders/OrderList';
export { GuestOrders, OrdersEmptyWords, OrdersView } from '../shop/Orders/OrdersView';
export { ReceiptSheet } from '../shop/Receipts/ReceiptSheet';
export { NoReceipts, ReceiptsView } from '../shop/Receipts/ReceiptsView';
export { WithdrawalDialog, type WithdrawalStage } from '../shop/Withdrawal/WithdrawalDialog';
export type { CheckoutValue, LedgerEntryValue, OrderValue } from '../shop/model';
export { ProductView } from '../shop/Product/ProductView';
export { ProductSkeleton } from '../shop/Product/ProductSkeleton';
export { productLead, productName } from '../shop/ProductCard/product-texts';
export { presetAvatars, type PresetAvatar } from '../profile/presets/preset-avatars';
export { addedToCart, cartUnchanged } from '../toasts/cart-toasts';
export { productBought } from '../toasts/product-toasts';
export { ProductShelf } from '../shop/ProductCard/ProductShelf';
export { ShopSkeleton } from '../shop/Shop/ShopSkeleton';
export { ShopView, type ShelfChoice } from '../shop/Shop/ShopView';
export type { BookSample, Ownership, PortraitSample, ProductValue, SamplesValue } from '../shop/model';
export { PricesHero } from '../shop/PricesHero/PricesHero';
export { PricesSkeleton } from '../shop/PricesView/PricesSkeleton';
export { PricesView } from '../shop/PricesView/PricesView';
export { AccountGiftNote, PointsMissingReason, PointsSuffice } from '../shop/ShopNotices/ShopNotices';
export { UpgradeView } from '../shop/Upgrade/UpgradeView';
export { StreakSkeleton } from '../shop/StreakCalendar/StreakSkeleton';
export { StreakCalendar } from '../shop/StreakCalendar/StreakCalendar';
