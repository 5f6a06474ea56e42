import { Worker } from 'node:worker_threads';

import { expect, it } from 'vitest';

import { fromBase64 } from './base64.ts';

function inThread(code: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(code, { eval: true });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

it('reads base64, also in its URL form, and nothing else', () => {
  expect(fromBase64('aGk=')?.toString()).toBe('hi');
  expect(fromBase64('_-_-\n_-_-')).toEqual(Buffer.from('/+/+/+/+', 'base64'));
  expect(fromBase64('aGk===')).toBeUndefined();
  expect(fromBase64('a=Gk')).toBeUndefined();
  expect(fromBase64('{"name": "Mira"}')).toBeUndefined();
});

// V8 generates less code for every new pattern once it has 16 MB of them; the greedy form of these overflowed then.
it('is checked to the largest file by a process that has compiled very many patterns', async () => {
  const checks = await inThread(`
    const { parentPort } = require('node:worker_threads');
    for (let file = 0; file < 3000; file += 1) {
      const words = Array.from({ length: 40 }, (_, at) => 'w' + file + 'x' + at + '[a-z]{2,5}');
      const pattern = new RegExp('(?:' + words.join('|') + ')', 'iu');
      for (const text of ['w1x1abcd', 'bbb', 'bbbbb']) pattern.test(text);
    }
    const outcome = (check) => { try { return check(); } catch (error) { return error.name; } };
    const content = 'A'.repeat(16_777_216);
    (async () => {
      const { CardForm } = await import(${JSON.stringify(import.meta.resolve('../../contract/validators.ts'))});
      const { fromBase64 } = await import(${JSON.stringify(import.meta.resolve('./base64.ts'))});
      parentPort.postMessage({
        greedy: outcome(() => /^[A-Z]+={0,2}$/.test(content)),
        form: outcome(() => CardForm.safeParse({ content }).success),
        otherForm: outcome(() => CardForm.safeParse({ content: content.slice(1) + '!' }).success),
        bytes: outcome(() => fromBase64(content).length),
      });
    })();
  `);
  expect(checks).toEqual({ greedy: 'RangeError', form: true, otherForm: false, bytes: 12_582_912 });
});
