import type { ReactNode } from 'react';

/** What a message is about: its colour and its sign. */
export type ToastTone = 'success' | 'points' | 'info' | 'danger';

/** One message to the reader. */
export interface ToastValue {
  readonly id: string;
  readonly tone: ToastTone;
  /** What happened, translated. */
  readonly message: ReactNode;
}
