import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const couponCode = 'SWEEP-20';

/** Makes a coupon for the carts of a running server, as an operator does. */
export async function makeCoupon(dataDir: string): Promise<void> {
  const script = fileURLToPath(new URL('../../../server/scripts/coupons.ts', import.meta.url));
  const args = [script, 'add', couponCode, '--percent', '20'];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir } });
}
