// What is said above the pages: that an account is suspended, and what is announced.
export { AnnouncementBar } from './AnnouncementBar';
export { SuspensionBar } from './SuspensionBar';
