import type { MergeGuest } from './accounts/guest-merge.ts';
import { mergeGuestDrafts } from './drafts/draft-life-store.ts';
import { mergeGuestSuggestions } from './drafts/suggestions/suggestion-store.ts';
import { mergeGuestPreviewReplies } from './character-drafts/preview-replies/count-store.ts';
import { mergeGuest as mergeGuestChats } from './chats/merge-guest.ts';
import { mergeGuestCharacters, mergeGuestStories } from './explore/own/owner-store.ts';
import { mergeGuestReaders } from './explore/own/story-reader-store.ts';
import { mergeGuestHistory } from './history/history-store.ts';
import { mergeGuestKeys } from './idempotency/key-store.ts';
import { mergeGuestFiles } from './kept-files/quota.ts';
import { mergeGuestLoraFavourites } from './loras/favourite-store.ts';
import { mergeGuestPictures } from './pictures/merge-guest.ts';
import type { Points } from './points/points.ts';
import { mergeGuestFunnyResults } from './funny/funny-store.ts';
import { mergeGuestRecordings } from './recordings/recording-store.ts';
import { mergeGuest as mergeGuestRooms } from './rooms/merge-guest.ts';
import { mergeGuestCart } from './shop/cart/cart-store.ts';
import { mergeGuestFavourites } from './social/favourites.ts';
import { mergeGuestReports } from './social/report-store.ts';
import { mergeGuest as mergeGuestPlays } from './stories/merge-guest.ts';

/**
 * What each domain moves at sign-in, in order. An owner column that none moves fails `accounts/guest-merge.test.ts`.
 */
export function guestMergers(points: Points): readonly MergeGuest[] {
  return [
    mergeGuestFavourites,
    mergeGuestHistory,
    mergeGuestReports,
    mergeGuestChats,
    mergeGuestCharacters,
    mergeGuestDrafts,
    mergeGuestSuggestions,
    mergeGuestStories,
    mergeGuestReaders,
    mergeGuestPictures,
    mergeGuestFiles,
    mergeGuestRooms,
    mergeGuestPlays,
    mergeGuestPreviewReplies,
    mergeGuestLoraFavourites,
    mergeGuestFunnyResults,
    mergeGuestRecordings,
    mergeGuestCart,
    mergeGuestKeys,
    (trx, from, to) => points.mergeGuest(trx, from, to),
  ];
}
