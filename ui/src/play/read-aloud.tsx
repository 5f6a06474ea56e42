import type { ReactNode } from 'react';

import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden';

/** Draws the part `<aloud>` of a message: what is read aloud and not shown. */
export const readAloud = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;
