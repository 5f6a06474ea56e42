import type { ReactNode } from 'react';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';

/** The part of a message that is read aloud and not shown. */
export const aloud = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
