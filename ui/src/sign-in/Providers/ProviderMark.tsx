import { siApple, siDiscord, siFacebook, siGoogle, siTelegram, siX, type SimpleIcon } from 'simple-icons';

import type { SignInProvider } from '../model';
import { mark } from './ProviderMark.css';

const marks = {
  google: siGoogle,
  apple: siApple,
  twitter: siX,
  facebook: siFacebook,
  discord: siDiscord,
  telegram: siTelegram,
} as const satisfies Record<SignInProvider, SimpleIcon>;

/** A party's mark in the colour of the words beside it. Marks never mirror. */
export function ProviderMark({ provider }: { readonly provider: SignInProvider }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={mark}>
      <path fill="currentColor" d={marks[provider].path} />
    </svg>
  );
}
