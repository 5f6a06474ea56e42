/** What wallet extensions throw into pages that never called them (Specification §8, "Silenced"). */
const silenced = ['Failed to connect to MetaMask', 'MetaMask extension not found'] as const;

/** Whether an unhandled failure is a wallet extension's own. */
export function isWalletNoise(reason: unknown): boolean {
  const text = reason instanceof Error ? reason.message : String(reason);
  return silenced.some((message) => text.includes(message));
}

/** Keeps the failures of wallet extensions out of the page's error reports. */
export function silenceWallets(target: Window): void {
  target.addEventListener('unhandledrejection', (event) => {
    if (isWalletNoise(event.reason)) event.preventDefault();
  });
  target.addEventListener('error', (event) => {
    if (isWalletNoise(event.error ?? event.message)) event.preventDefault();
  });
}
