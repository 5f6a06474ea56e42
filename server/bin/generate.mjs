// The root's `prepare`: what `npm install` ends with.
import { generateSources } from './prepare.mjs';

generateSources();
