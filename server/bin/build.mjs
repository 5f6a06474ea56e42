// Builds the pages, when they are stale.
import { buildPages } from './prepare.mjs';

buildPages();
