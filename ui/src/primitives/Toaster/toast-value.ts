import type { ReactNode } from 'react';

/** What a message is about: its colour and its sign. */
export type ToastTone = 'success' | 'points' | 'info' | 'danger';

export interface ToastValue {
  readonly id: string;
  readonly tone: ToastTone;
  /** What it is about, where several messages answer one another: the newest replaces the others. */
  readonly topic?: 'dailyBonus' | 'edition';
  readonly message: ReactNode;
  /** What the reader may do about it. Such a message stands until it is closed. */
  readonly act?: { readonly label: ReactNode; readonly onAct: () => void };
}
