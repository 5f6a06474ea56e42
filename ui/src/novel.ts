// A story read as a book: loaded when someone opens one.
export { NovelScreen } from './novel/NovelScreen/NovelScreen';
export { NovelSkeleton } from './novel/NovelSkeleton/NovelSkeleton';
export {
  faces,
  flows,
  listeningRates,
  measures,
  papers,
  spacings,
  textSizes,
  usualStyle,
  type ListeningValue,
  type NovelScreenProps,
  type NovelStoryValue,
  type ReadingPlaceValue,
  type ReadingStyleValue,
  type SentenceValue,
  type SpokenSentenceValue,
  type VoiceValue,
} from './novel/model';
export { sentencesOf } from './novel/sentences';
