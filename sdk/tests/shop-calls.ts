import * as sdk from '../src/index';

const bundleForm = {
  title: 'Three nights by the sea',
  description: 'Short mysteries for long evenings.',
  points: 50,
  storyIds: ['the-counting-light', 'nine-lanterns-to-midnight'],
  onSale: true,
} satisfies sdk.BundleForm;

/** One call of each operation of the cart, products, story bundles, gifts and the public log. */
export const shopCalls = {
  getPublicLog: () => sdk.getPublicLog(),
  listPublicLogEntries: () => sdk.listPublicLogEntries(),
  getPublicLogEntry: () => sdk.getPublicLogEntry(4),
  exportPublicLog: () => sdk.exportPublicLog(),
  listBundles: () => sdk.listBundles(),
  getBundle: () => sdk.getBundle('bnd-7c1e4f0a9b2d4835'),
  buyBundle: () => sdk.buyBundle('bnd-7c1e4f0a9b2d4835', { points: 50 }),
  getStoryBundle: () => sdk.getStoryBundle('the-counting-light'),
  listOwnBundles: () => sdk.listOwnBundles(),
  createBundle: () => sdk.createBundle(bundleForm),
  saveBundle: () => sdk.saveBundle('bnd-2f6a9c1e4d7b4830', bundleForm),
  listGifts: () => sdk.listGifts(),
  getGift: () => sdk.getGift({ code: '3f9a1c7e5b2d4806a1e7c94d0b6f2358' }),
  resendGift: () => sdk.resendGift('gft-3c8f1e7a5d2b4096'),
  redeemGift: () => sdk.redeemGift({ code: '3f9a1c7e5b2d4806a1e7c94d0b6f2358' }),
  getCart: () => sdk.getCart(),
  setCartLine: () => sdk.setCartLine('points-1000', { quantity: 2 }),
  applyCoupon: () => sdk.applyCoupon({ code: 'LANTERN-20' }),
  removeCoupon: () => sdk.removeCoupon(),
  checkOutCart: () => sdk.checkOutCart({ total: { amount: 2097, currency: 'USD' } }),
  listProducts: () => sdk.listProducts(),
  getProduct: () => sdk.getProduct('brass-lantern'),
  listOwnedProducts: () => sdk.listOwnedProducts(),
  buyProduct: () => sdk.buyProduct('brass-lantern', { points: 240 }),
  wearProduct: () => sdk.wearProduct('low-tide'),
  takeOffProduct: () => sdk.takeOffProduct('low-tide'),
};
