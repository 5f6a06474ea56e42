import type { ReactNode } from 'react';

import { room } from './EditorSkeleton.css';

/** What is shown in the place of the editor, with the room at its sides that other pages have. */
export const EditorRoom = ({ children }: { readonly children: ReactNode }) => <div className={room}>{children}</div>;
