import type { ChatSettings } from '../../contract/validators.ts';
import type { MessageRow } from '../tables.ts';

/** Fields of a file that are not ours: kept as they came, so that they go out again. */
export type Foreign = Readonly<Record<string, unknown>>;

export interface MessageSource {
  /** Of the line that the message stood in. */
  line?: Foreign | undefined;
  /** Its `extra`. */
  extra?: Foreign | undefined;
  /** Its entry of `swipe_info`. */
  info?: Foreign | undefined;
}

export interface RecordedVersion extends Pick<
  MessageRow,
  'text' | 'status' | 'failure' | 'branch_name' | 'speaker' | 'note' | 'mood' | 'truncated'
> {
  /** Its number in the file, where something else in the file refers to it. */
  id?: number | undefined;
  hidden: boolean;
  pinned: boolean;
  /** Epoch milliseconds; undefined where the file does not say. */
  createdAt: number | undefined;
  /** Pictures that it shows; they stay where they are, and are shown again to their owner alone. */
  images: readonly { imageId: string; alt: string }[];
  source: MessageSource;
}

/** The messages of one place of a path, oldest first, one of which is on the path. */
export interface RecordedPlace {
  role: MessageRow['role'];
  versions: readonly RecordedVersion[];
  active: number;
}

/** A message beside the path, and what it answers by its number; null for a first one. */
export interface RecordedOther extends RecordedVersion {
  id: number;
  parent: number | null;
  role: MessageRow['role'];
}

/** A remembered fact, and the message that says so by its place on the path or by its number; null for none. */
export interface RecordedFact {
  text: string;
  place: number | null;
  message?: number | undefined;
}

/** A version of the summary, oldest first. */
export interface RecordedSummary {
  text: string;
  /** Letters of its beginning that its owner wrote. */
  ownLength: number;
  /** Numbers of messages. */
  madeAt: number;
  through: number | null;
  /** Whether the engine wrote it of all that was said on the path up to `through`. */
  covers: boolean;
}

/** A path of a chat with what stands beside it: what goes out as a file and comes in from one. */
export interface ChatRecord {
  title: string;
  /** Whether it was given; else it comes from the first words, which come along. */
  named: boolean;
  characterName: string;
  visitorName: string;
  notes: string;
  createdAt: number | undefined;
  /** Of the first line; a chat that began here has nothing of the kind. */
  source: { header?: Foreign | undefined; metadata?: Foreign | undefined };
  facts: readonly RecordedFact[];
  places: readonly RecordedPlace[];
  /** Messages of other branches; what is answered comes before its answer. */
  others: readonly RecordedOther[];
  summaries: readonly RecordedSummary[];
  /** How its replies are written; undefined for the usual way. */
  settings?: ChatSettings | undefined;
}
