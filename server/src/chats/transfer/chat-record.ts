import type { MessageRow } from '../tables.ts';

/** Fields of a file that are not ours: kept as they came, so that they go out again. */
export type Foreign = Readonly<Record<string, unknown>>;

/** What came with one message beyond what a chat knows of messages. */
export interface MessageSource {
  /** Of the line that the message stood in. */
  line?: Foreign | undefined;
  /** Its `extra`. */
  extra?: Foreign | undefined;
  /** Its entry of `swipe_info`. */
  info?: Foreign | undefined;
}

/** One of the messages that stand in the same place. */
export interface RecordedVersion extends Pick<MessageRow, 'text' | 'status' | 'failure' | 'branch_name'> {
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

/** A remembered fact, and the place on the path that says so. */
export interface RecordedFact {
  text: string;
  place: number | null;
}

/** A path of a chat with what stands beside it: what goes out as a file and comes in from one. */
export interface ChatRecord {
  title: string;
  characterName: string;
  visitorName: string;
  notes: string;
  createdAt: number | undefined;
  /** Of the first line; a chat that began here has nothing of the kind. */
  source: { header?: Foreign | undefined; metadata?: Foreign | undefined };
  facts: readonly RecordedFact[];
  places: readonly RecordedPlace[];
}
