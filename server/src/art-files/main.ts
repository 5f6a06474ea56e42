import { join } from 'node:path';

import { characters, stories } from '../seeds/world.ts';
import { ART_RECIPE } from '../media/art/addresses.ts';
import { STORY_PLACES } from '../media/art/story-places.ts';
import { writeArt } from './write-art.ts';

const outDir = join(import.meta.dirname, '../../.art', String(ART_RECIPE));
const start = performance.now();
const placed = stories.map(({ art, storyId }) => ({ storyId, art, places: STORY_PLACES[storyId] ?? {} }));
const { drawn, kept } = await writeArt({ characters, stories: placed, outDir });
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`Art: ${drawn} pictures drawn, ${kept} up to date, ${seconds} s`);
