// The lorebook of a draft: loaded with its section of the character editor.
export { LoreEditor } from '../../creation/Lore/LoreEditor';
export { LoreNotYet } from '../../creation/Lore/LoreNotYet';
export type * from '../../creation/Lore/model';
