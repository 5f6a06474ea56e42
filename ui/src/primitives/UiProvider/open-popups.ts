import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Knows which dialogs and drawers are open, so that the browser's Back closes the topmost instead of leaving the page. */
export interface OpenPopups {
  /** Notes that one more has opened, and how to close it; the returned function notes that it has closed. */
  readonly add: (close: () => void) => () => void;
}

/** Without a value, going back leaves the page. */
export const OpenPopupsContext = createContext<OpenPopups | undefined>(undefined);

/** Lets the browser's Back close a dialog or drawer while it is open. */
export function useClosedByBack(open: boolean, onClose: () => void): void {
  const popups = use(OpenPopupsContext);
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? popups?.add(() => close()) : undefined), [open, popups]);
}
