// What of a play others see: loaded where somebody shares one, or opens what was shared.
export { SharePanel } from './sharing/SharePanel/SharePanel';
export type { ShareOutcomeValue, SharePanelProps, ShareStateValue } from './sharing/model';
