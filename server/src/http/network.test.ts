import { describe, expect, it } from 'vitest';
import { callerAddress, networkOf } from './network.ts';

describe('networkOf', () => {
  it('keeps an IPv4 address, also when it comes mapped into IPv6', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::FFFF:cb00:7107')).toBe('203.0.113.7');
  });

  it('puts every address of a /64, however it is written, into one bucket', () => {
    const written = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:ffff', '2001:db8:1:2:dead:beef::%eth0'];
    expect(new Set(written.map(networkOf)).size).toBe(1);
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  });

  it('knows the loopback address and an address that ends in a gap', () => {
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('fe80::')).toBe('fe80:0:0:0::/64');
  });
});

describe('callerAddress', () => {
  it('believes no header when there is no proxy of ours', () => {
    expect(callerAddress('10.0.0.1', '198.51.100.9', 0)).toBe('10.0.0.1');
  });

  it('takes what the outermost proxy of ours has seen, not what the caller wrote', () => {
    expect(callerAddress('10.0.0.1', 'spoofed, 198.51.100.9', 1)).toBe('198.51.100.9');
    expect(callerAddress('10.0.0.1', 'spoofed, 198.51.100.9, 10.0.0.2', 2)).toBe('198.51.100.9');
  });

  it('reads an address with its port', () => {
    expect(callerAddress('10.0.0.1', '203.0.113.7:4711', 1)).toBe('203.0.113.7');
    expect(callerAddress('10.0.0.1', '[2001:db8::1]:443', 1)).toBe('2001:db8::1');
    expect(callerAddress('10.0.0.1', '[2001:db8::1]', 1)).toBe('2001:db8::1');
    expect(callerAddress('10.0.0.1', '2001:db8::1', 1)).toBe('2001:db8::1');
  });

  it('falls back to the address of the connection for invalid headers', () => {
    for (const hop of ['unknown', '_hidden', '', '[::1', '999.1.1.1:80']) {
      expect(callerAddress('10.0.0.1', hop, 1)).toBe('10.0.0.1');
    }
  });
});
