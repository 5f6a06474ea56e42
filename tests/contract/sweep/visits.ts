import { Cart } from '../../../server/src/contract/validators.ts';
import { couponCode } from './coupon.ts';
import type { Journey } from './people.ts';
import { listAt, textAt, valueAt } from './sweep.ts';

const story = { storyId: 'winter-at-heron-pass' };
const character = { characterId: 'maren-vale' };

/** What anyone looks at, and what an account keeps of it. */
export async function visits({ sweep, ada: as }: Journey): Promise<void> {
  for (const id of ['getSiteInfo', 'getHome', 'listCharacters', 'listStories', 'listTags'] as const) {
    await sweep.call(id, { as });
  }
  await sweep.call('getPublicLog');
  await sweep.call('listPublicLogEntries');
  await sweep.call('getPublicLogEntry', { path: { entryNumber: '1' } });
  await sweep.call('exportPublicLog');
  for (const id of ['getCharacter', 'getCharacterEngagement', 'likeCharacter', 'followCharacter'] as const) {
    await sweep.call(id, { as, path: character });
  }
  for (const id of ['getStory', 'getFirstRound', 'getStoryEngagement', 'getStoryEndings', 'likeStory'] as const) {
    await sweep.call(id, { as, path: story });
  }
  await sweep.call('listFavourites', { as, query: { kind: 'story' } });
  await sweep.call('getFavouriteIds', { as });
  await sweep.call('listFeed', { as });
  await sweep.call('getFeedNews', { as });
  await sweep.call('markFeedSeen', { as, body: { until: new Date().toISOString() } });
  await sweep.call('unlikeStory', { as, path: story });
  await sweep.call('unlikeCharacter', { as, path: character });
  await sweep.call('unfollowCharacter', { as, path: character });
  await sweep.call('reportCharacter', { as, path: character, body: { reason: 'other' } });
  await sweep.call('reportStory', { as, path: story, body: { reason: 'other' } });
  await sweep.call('getComposedPortrait', { query: { recipe: '2', seed: 'maren' } });
  const cover = { seed: 'maren', mood: 'lamp', scene: 'sea', picture: 'cover-300' };
  await sweep.call('getComposedCover', { query: cover });
  await sweep.call('getLivingPortrait', { query: { recipe: '2', seed: 'maren' } });
  await sweep.call('describePortrait', { as, body: { text: 'A baker with a full beard.', locale: 'en-US' } });
}

/** Posts of an own character, what others say of them, and comments on a story. */
export async function posts({ sweep, ada, bea }: Journey, characterId: string): Promise<void> {
  const path = { characterId };
  const post = { text: 'Bring a lamp.', language: 'en-US' };
  const made = await sweep.call('createCharacterPost', { as: ada, path, body: post });
  const ofPost = { ...path, postId: textAt(made, 'postId') };
  await sweep.call('updateCharacterPost', { as: ada, path: ofPost, body: { ...post, text: 'Bring two lamps.' } });
  await sweep.call('listCharacterPosts', { as: ada, path });
  await sweep.call('getCharacterPost', { as: bea, path: ofPost });
  await sweep.call('likePost', { as: bea, path: ofPost });
  await sweep.call('unlikePost', { as: bea, path: ofPost });
  await sweep.call('reportPost', { as: bea, path: ofPost, body: { reason: 'spam' } });
  await sweep.call('deleteCharacterPost', { as: ada, path: ofPost });
  await sweep.call('restoreCharacterPost', { as: ada, path: ofPost });

  const comment = await sweep.call('createComment', { as: ada, path, body: { text: 'So do I, now.' } });
  const ofComment = { ...path, commentId: textAt(comment, 'commentId') };
  await sweep.call('listComments', { as: bea, path });
  await sweep.call('reportComment', { as: bea, path: ofComment, body: { reason: 'harassment' } });
  await sweep.call('deleteComment', { as: ada, path: ofComment });
  await sweep.call('restoreComment', { as: ada, path: ofComment });

  const said = await sweep.call('createStoryComment', {
    as: ada,
    path: story,
    body: { text: 'The stove is the best.' },
  });
  const ofSaid = { ...story, commentId: textAt(said, 'commentId') };
  await sweep.call('listStoryComments', { as: bea, path: story });
  await sweep.call('reportStoryComment', { as: bea, path: ofSaid, body: { reason: 'spam' } });
  await sweep.call('deleteStoryComment', { as: ada, path: ofSaid });
  await sweep.call('restoreStoryComment', { as: ada, path: ofSaid });
}

/** The account itself, its points and what it buys. */
export async function account({ sweep, origin, ada: as }: Journey): Promise<void> {
  await sweep.call('getBasicInfo', { as });
  await sweep.call('confirmAdult', { as, body: { confirmed: true } });
  await sweep.call('claimDailyPoints', { as });
  await sweep.call('getBonusCalendar', { as });
  const offers = await sweep.call('getOffers', { as });
  const buy = async (offerId: string) => {
    const started = await sweep.call('startCheckout', { as, body: { offerId } });
    await fetch(new URL(new URL(textAt(started, 'checkoutUrl')).pathname, origin), {
      method: 'POST',
      body: new URLSearchParams({ act: 'pay' }),
      redirect: 'manual',
    });
    await sweep.call('getCheckout', { as, path: { checkoutId: textAt(started, 'checkoutId') } });
  };
  const onChain = await sweep.call('startCheckout', {
    as,
    body: { offerId: textAt(offers, 'packs', 0, 'offerId'), method: 'web3' },
  });
  await sweep.call('getWeb3Payment', { as, path: { checkoutId: textAt(onChain, 'checkoutId') } });
  for (const pack of listAt(offers, 'packs')) await buy(String(Object(pack).offerId));
  await buy(textAt(offers, 'memberships', 0, 'offerId'));
  await sweep.call('getMembership', { as });
  await sweep.call('setMembershipPeriod', { as, body: { period: 'year' } });
  await sweep.call('cancelMembership', { as });
  await sweep.call('resumeMembership', { as });
  await products(sweep, as);
  await cart(sweep, as, textAt(offers, 'packs', 0, 'offerId'));
  await gifts(sweep, origin, as);
  await sweep.call('openCustomerPortal', { as });
  await sweep.call('listLedger', { as });
  const path = { checkoutId: textAt(await sweep.call('listOrders', { as }), 'items', 1, 'checkoutId') };
  await sweep.call('listReceipts', { as, path });
  const quote = await sweep.call('quoteWithdrawal', { as, path });
  await sweep.call('withdrawFromOrder', { as, path, body: { amount: Number(valueAt(quote, 'refund', 'amount')) } });
}

/** A pack is bought as a gift, listed, looked at, mailed again and accepted. */
async function gifts(sweep: Journey['sweep'], origin: string, as: Journey['ada']): Promise<void> {
  const body = { offerId: 'points-300', gift: { note: 'Read on.' } };
  const started = await sweep.call('startCheckout', { as, body });
  await fetch(new URL(new URL(textAt(started, 'checkoutUrl')).pathname, origin), {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay' }),
    redirect: 'manual',
  });
  const given = await sweep.call('listGifts', { as });
  const code = textAt(given, 'items', 0, 'code');
  // It has no address.
  await sweep.call('resendGift', { as, path: { giftId: textAt(given, 'items', 0, 'giftId') } });
  await sweep.call('getGift', { as, query: { code } });
  await sweep.call('redeemGift', { as, body: { code } });
}

/** A frame is bought with points, put on and taken off. */
async function products(sweep: Journey['sweep'], as: Journey['ada']): Promise<void> {
  const shelf = {
    as,
    path: { productId: textAt(await sweep.call('listProducts', { as }), 'shelves', 0, 'products', 0, 'productId') },
  };
  const product = await sweep.call('getProduct', shelf);
  await sweep.call('buyProduct', { ...shelf, body: { points: Number(valueAt(product, 'points')) } });
  await sweep.call('wearProduct', shelf);
  await sweep.call('listOwnedProducts', { as });
  await sweep.call('takeOffProduct', shelf);
}

/** Packs are put into the cart, with a coupon and without, and their payment is begun. */
async function cart(sweep: Journey['sweep'], as: Journey['ada'], offerId: string): Promise<void> {
  await sweep.call('setCartLine', { as, path: { offerId }, body: { quantity: 2 } });
  await sweep.call('applyCoupon', { as, body: { code: couponCode } });
  await sweep.call('removeCoupon', { as });
  const { total } = Cart.parse((await sweep.call('getCart', { as })).data);
  await sweep.call('checkOutCart', { as, body: { total } });
}

/** What an account has done, once it has done it. */
export async function history({ sweep, ada: as }: Journey): Promise<void> {
  for (const id of [
    'getMyGenHistory',
    'getMyInteractions',
    'listContinue',
    'listMyCharacters',
    'listMyStories',
  ] as const) {
    await sweep.call(id, { as });
  }
}
