// What the reader likes and follows: loaded with the pages of favourites and of what is new.
export { FavouritesView, NoFavourites, type FavouriteKind } from '../favourites/FavouritesView/FavouritesView';
export {
  EmptyFeed,
  FeedList,
  FeedSkeleton,
  FeedView,
  GuestFeed,
  type FeedEntryValue,
} from '../favourites/FeedView/FeedView';
