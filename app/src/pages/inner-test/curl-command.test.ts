import { execFileSync } from 'node:child_process';

import type { BenchExchange } from '@fabula/sdk';
import { describe, expect, test } from 'vitest';

import { curlCommand } from './curl-command';

const body = JSON.stringify({ text: 'It\'s $HOME, `id` and "$TEXT_API_KEY"\n\\' });

const exchange: BenchExchange = {
  method: 'POST',
  url: "https://models.example.com/v1/chat?it's=1",
  variable: 'TEXT_API_KEY',
  request: {
    headers: [
      { name: 'authorization', value: 'Bearer $TEXT_API_KEY' },
      { name: 'content-length', value: '12' },
      { name: 'x-note', value: 'costs $5' },
    ],
    body,
    bytes: 12,
    isCut: false,
  },
  status: 200,
  answer: { headers: [], body: '', bytes: 0, isCut: false },
  ms: 3,
};

/** What a shell gives to curl. */
const argumentsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    env: { TEXT_API_KEY: 'sk-secret' },
  })
    .toString()
    .split('\0')
    .slice(0, -1);

describe('a request as a curl command', () => {
  test('gives curl the same request, with the key from the environment', () => {
    expect(argumentsOf(curlCommand(exchange))).toEqual([
      '-N',
      '-X',
      'POST',
      "https://models.example.com/v1/chat?it's=1",
      '-H',
      'authorization: Bearer sk-secret',
      '-H',
      'x-note: costs $5',
      '--data-raw',
      body,
    ]);
  });

  test('signs in with a user and a password where the key is that', () => {
    const headers = [{ name: 'authorization', value: 'Basic $TEXT_API_KEY' }];
    const command = curlCommand({ ...exchange, request: { ...exchange.request, headers, body: '' } });
    expect(argumentsOf(command).slice(-2)).toEqual(['-u', 'sk-secret']);
  });

  test('says that files are missing', () => {
    const command = curlCommand({ ...exchange, request: { ...exchange.request, isCut: true } });
    expect(command).toMatch(/^# The body was shortened/);
    expect(argumentsOf(command)).toContain(body);
  });
});
