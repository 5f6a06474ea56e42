import type { ReactNode } from 'react';

import type { CardSubject } from '@fabula/ui';

export type DrawHeart = (subject: CardSubject) => ReactNode;
