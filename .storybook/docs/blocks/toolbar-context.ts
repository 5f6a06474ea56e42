import { createContext, use } from 'react';

import { initialGlobals, type StoryGlobals } from '../../globals';

export const ToolbarContext = createContext<StoryGlobals>(initialGlobals);

export const useToolbar = (): StoryGlobals => use(ToolbarContext);
