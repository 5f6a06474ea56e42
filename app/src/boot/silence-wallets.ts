/** What wallet extensions throw into pages that never called them (Product §8.7). */
const silenced = ['Failed to connect to MetaMask', 'MetaMask extension not found'] as const;

/** Its owner said no (EIP-1193), or it is asking already: what wallets reject with is often a plain object. */
const silencedCodes: readonly unknown[] = [4001, -32_002];

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export function isWalletNoise(reason: unknown): boolean {
  const text = String(memberOf(reason, 'message') ?? reason);
  return silencedCodes.includes(memberOf(reason, 'code')) || silenced.some((message) => text.includes(message));
}

export function silenceWallets(target: Window): void {
  target.addEventListener('unhandledrejection', (event) => {
    if (isWalletNoise(event.reason)) event.preventDefault();
  });
  target.addEventListener('error', (event) => {
    if (isWalletNoise(event.error ?? event.message)) event.preventDefault();
  });
}
