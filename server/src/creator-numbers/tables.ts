import type { SubjectKind } from '../explore/subject-kind.ts';

interface NumbersOfWork {
  work_kind: SubjectKind;
  work_id: string;
  /** A `CreatorMeasure`, or `ending:` and the id of an ending. */
  measure: string;
}

/** Up to when a count was made. */
interface NumberMarkRow extends NumbersOfWork {
  /** Epoch ms: what came before is in the days, or in none. */
  counted_before: number;
}

/** What is shown of a day: sums of groups of five or more people, none of whom it names. */
interface NumberDayRow extends NumbersOfWork {
  /** Since the Unix epoch, UTC. */
  day: number;
  count: number;
}

export interface CreatorNumberTables {
  creator_number_marks: NumberMarkRow;
  creator_number_days: NumberDayRow;
}
