import { createContext } from 'react';

/** The name of the field that the author is in; writing help is shown for it alone. */
export const HelpedField = createContext<string | undefined>(undefined);
