import { describe, expect, test, vi } from 'vitest';

import { takeEarlyTap, type TapKeeper } from './early-tap';

const button = (isConnected: boolean) => ({ isConnected, click: vi.fn<() => void>() });

describe('a button that was pressed before the page could answer', () => {
  test('is pressed once when it can', () => {
    const earlyTap = button(true);
    const stopEarlyTaps = vi.fn<() => void>();
    const keeper: TapKeeper = { earlyTap, stopEarlyTaps };
    const tapAgain = takeEarlyTap(keeper);
    expect(stopEarlyTaps).toHaveBeenCalledOnce();
    expect(keeper).not.toHaveProperty('earlyTap');
    expect(earlyTap.click).not.toHaveBeenCalled();
    tapAgain();
    tapAgain();
    expect(earlyTap.click).toHaveBeenCalledOnce();
  });

  test('is left alone when it has gone', () => {
    const earlyTap = button(false);
    takeEarlyTap({ earlyTap })();
    expect(earlyTap.click).not.toHaveBeenCalled();
  });

  test('may not have been pressed at all', () => {
    expect(takeEarlyTap({})).not.toThrow();
  });
});
