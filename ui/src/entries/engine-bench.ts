// The operators' bench of engines: loaded for operators alone.
export { curlCopied, curlNotCopied } from '../engine-bench/bench-toasts';
export { BenchView, type BenchWishes } from '../engine-bench/Bench/BenchView';
export type { StartPicturesProps, StartSlot } from '../engine-bench/Bench/StartPictures';
export { Column, type ColumnVote } from '../engine-bench/Column/Column';
export {
  isSeed,
  wrongValues,
  type BenchColumn,
  type BenchParameterName,
  type RunFailure,
  type StartPart,
} from '../engine-bench/model';
