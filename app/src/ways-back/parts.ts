// What comes after the first view of a page, in one chunk: the hub, its cards and the sidebar ask for the same answers.
export { HeartsContainer as HeartsPart } from '../favourites/HeartsContainer';
export { ContinueContainer as ContinuePart } from './ContinueContainer';
export { SidebarContainer as SidebarPart } from './SidebarContainer';
