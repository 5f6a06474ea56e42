// What loads after a page's first view, in one chunk: hub, cards and sidebar use the same queries.
export { HeartsContainer as HeartsPart } from '../favourites/HeartsContainer';
export { BellContainer as BellPart } from '../notifications/BellContainer';
export { NotesContainer as NotesPart } from '../notes/NotesContainer';
export { ContinueContainer as ContinuePart } from './ContinueContainer';
export { SidebarContainer as SidebarPart } from './SidebarContainer';
