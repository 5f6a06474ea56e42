// What a book can be set in and how it is parted, without its views.
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
  type RecordingValue,
  type ReadingPlaceValue,
  type ReadingStyleValue,
  type SpokenSentenceValue,
} from '../novel/model';
export { sentencesOf } from '../novel/sentences';
