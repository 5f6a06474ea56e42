// The pages of a creator's numbers.
export type { CountValue, DailyCountValue, DaySpan, PeriodValue, WorkValue } from './model';
export { BackToNumbers } from './NumbersView/BackToNumbers';
export { GuestNumbers, NoWorks, NumbersSkeleton } from './NumbersView/number-states';
export { CountCards, NumbersView } from './NumbersView/NumbersView';
export { EndingRows, WorkRows } from './NumbersView/WorkRows';
