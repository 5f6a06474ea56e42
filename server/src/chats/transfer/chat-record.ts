import type { ChatSettings } from '../../contract/validators.ts';
import type { MessageRow } from '../tables.ts';

/** A file's foreign fields, kept for its export. */
export type Foreign = Readonly<Record<string, unknown>>;

export interface MessageSource {
  line?: Foreign | undefined;
  extra?: Foreign | undefined;
  info?: Foreign | undefined;
}

export interface RecordedVersion extends Pick<
  MessageRow,
  'text' | 'status' | 'failure' | 'branch_name' | 'speaker' | 'note' | 'mood' | 'truncated'
> {
  /** Its number in the file, where referred to. */
  id?: number | undefined;
  hidden: boolean;
  pinned: boolean;
  /** Epoch ms; undefined where unknown. */
  createdAt: number | undefined;
  /** Shown to their owner only. */
  images: readonly { imageId: string; alt: string }[];
  source: MessageSource;
}

/** The versions of one place of a path, oldest first. */
export interface RecordedPlace {
  role: MessageRow['role'];
  versions: readonly RecordedVersion[];
  active: number;
}

/** A message beside the path, with the number of its parent; null for a first one. */
export interface RecordedOther extends RecordedVersion {
  id: number;
  parent: number | null;
  role: MessageRow['role'];
}

export interface RecordedFact {
  text: string;
  place: number | null;
  message?: number | undefined;
}

export interface RecordedSummary {
  text: string;
  ownLength: number;
  /** Numbers of messages. */
  madeAt: number;
  through: number | null;
  covers: boolean;
}

export interface ChatRecord {
  title: string;
  /** Else the title comes from the first words. */
  named: boolean;
  characterName: string;
  visitorName: string;
  notes: string;
  createdAt: number | undefined;
  /** Of the first line of an imported file. */
  source: { header?: Foreign | undefined; metadata?: Foreign | undefined };
  facts: readonly RecordedFact[];
  places: readonly RecordedPlace[];
  /** Other branches, parents first. */
  others: readonly RecordedOther[];
  summaries: readonly RecordedSummary[];
  settings?: ChatSettings | undefined;
}
