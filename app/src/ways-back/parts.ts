// What readers who come back are shown, in one chunk: the hub and the sidebar ask for the same answer.
export { ContinuePart } from './ContinuePart';
export { SidebarPart } from './SidebarPart';
