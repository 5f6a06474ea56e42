// The public log: loaded on its page.
export { LogProof, NoSuchEntry } from '../../public-log/LogProof/LogProof';
export { LogView } from '../../public-log/LogView/LogView';
export type { LogEntryValue, LogKindValue, ProofState } from '../../public-log/model';
