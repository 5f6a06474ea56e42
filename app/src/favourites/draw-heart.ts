import type { ReactNode } from 'react';

import type { CardSubject } from '@fabula/ui';

/** Draws the heart of one card. */
export type DrawHeart = (subject: CardSubject) => ReactNode;
