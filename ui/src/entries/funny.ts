// Small amusements with characters and stories: loaded with their page.
export { CastPicker } from '../rooms/CastPicker/CastPicker';
export { FunnyFrame } from '../funny/FunnyFrame/FunnyFrame';
export { FunnyMake } from '../funny/FunnyMake/FunnyMake';
export { FunnyResultView } from '../funny/FunnyResult/FunnyResultView';
export { ResultSkeleton } from '../funny/FunnyResult/ResultSkeleton';
export { keptFull, linkCopied, linkNotCopied, resultDeleted } from '../funny/funny-toasts';
export { KeptResults } from '../funny/KeptResults/KeptResults';
export { tabLeads, tabNames } from '../funny/labels/tab-labels';
export type * from '../funny/model';
export { AnotherEndingForm, type FinishedPlays } from '../funny/tabs/AnotherEndingForm';
export { WhatWouldTheySayField } from '../funny/tabs/WhatWouldTheySayField';
export { WhoAreYouForm } from '../funny/tabs/WhoAreYouForm';
