import { silenceTransitions } from './silence-transitions';
import { silenceWallets } from './silence-wallets';

/** Keeps what is no failure of the pages out of their error reports. It may come late: only noise is at stake. */
export function silence(target: Window): void {
  silenceWallets(target);
  silenceTransitions(target);
}
