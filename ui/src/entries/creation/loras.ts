// What pictures can be drawn in: loaded with its page.
export { CharacterLine, DraftGoneLine } from '../../creation/LoraList/CharacterLine';
export type { ListedDrawing, ListedItem } from '../../creation/LoraList/lora-list';
export { triggerWordsCopied, triggerWordsNotCopied } from '../../creation/LoraList/lora-toasts';
export { LoraListSkeleton } from '../../creation/LoraList/LoraListSkeleton';
export { LoraListView } from '../../creation/LoraList/LoraListView';
