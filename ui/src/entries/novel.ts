// A story read as a book: loaded when someone opens one.
export { NovelScreen } from '../novel/NovelScreen/NovelScreen';
export { NovelSkeleton } from '../novel/NovelSkeleton/NovelSkeleton';
