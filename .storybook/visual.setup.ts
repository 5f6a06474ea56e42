import { afterEach } from 'vitest';

// Evaluated once for each file of stories; what is kept between files is in the module that this imports.
import { finishStory } from './draw-looks';
import './late-parts';

afterEach(finishStory);
