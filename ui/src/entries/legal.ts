// What a server says about itself: loaded on the pages of terms and about us.
export { AboutPage } from '../legal/AboutPage/AboutPage';
export { TermsPage } from '../legal/TermsPage/TermsPage';
export type { StorageValue } from '../legal/model';
