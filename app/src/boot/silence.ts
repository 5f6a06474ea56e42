import { silenceTransitions } from './silence-transitions';
import { silenceWallets } from './silence-wallets';

export function silence(target: Window): void {
  silenceWallets(target);
  silenceTransitions(target);
}
