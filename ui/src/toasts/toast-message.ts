import type { ToastValue } from '../primitives/Toaster/toast-value';

/** A message before it is on the list: the pages give it an id. */
export type ToastMessage = Omit<ToastValue, 'id'>;
