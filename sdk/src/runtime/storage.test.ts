import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../tests/loopback';
import { safeStorage } from './storage';

const refuse = () => {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
};

describe('safeStorage', () => {
  it('reads and writes through to the storage it wraps', () => {
    const inner = memoryStorage({ language_type: 'ja-JP' });
    const storage = safeStorage(() => inner);

    storage.setItem('sfw_type', 'sfw');
    storage.removeItem('language_type');

    expect(Object.fromEntries(inner.entries)).toEqual({ sfw_type: 'sfw' });
    expect(storage.getItem('sfw_type')).toBe('sfw');
  });

  it.each([
    ['cannot be opened', refuse],
    ['does not exist', () => undefined],
    ['refuses every access', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ])('keeps values for the page when storage %s', (_, open) => {
    const storage = safeStorage(open);

    storage.setItem('Device-ID', 'd-1');
    expect(storage.getItem('Device-ID')).toBe('d-1');
    storage.removeItem('Device-ID');
    expect(storage.getItem('Device-ID')).toBeNull();
  });

  it('prefers the value that a full storage could not take to the old one it still holds', () => {
    const inner = { ...memoryStorage({ 'Device-ID': 'old' }), setItem: refuse };
    const storage = safeStorage(() => inner);

    storage.setItem('Device-ID', 'new');

    expect(storage.getItem('Device-ID')).toBe('new');
  });
});
