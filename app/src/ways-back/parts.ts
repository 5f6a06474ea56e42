// What comes after the first view of a page, in one chunk: the hub, its cards and the sidebar ask for the same answers.
export { HeartsPart } from '../favourites/HeartsPart';
export { ContinuePart } from './ContinuePart';
export { SidebarPart } from './SidebarPart';
