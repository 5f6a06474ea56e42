import sharp from 'sharp';
import { expect, it } from 'vitest';
import { task } from './task.ts';

it('answers that a picture took too long, as sharp says it, with what a caller can do', async () => {
  const side = 6_000;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#888888', noise } });
  const draw = task(() => picture.blur(40).timeout({ seconds: 1 }).webp({ effort: 6 }).toBuffer());
  expect(await draw({})).toEqual({
    ok: false,
    reason: 'UNAVAILABLE',
    message: 'The picture took too long: try again',
    field: undefined,
  });
});
