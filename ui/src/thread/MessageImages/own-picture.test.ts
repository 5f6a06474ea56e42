import { expect, test } from 'vitest';

import { isOwnPicture } from './own-picture';

test.each(['/api/images/img-1', '/art/1/portraits/maren-vale-300.webp'])('%s is a picture of ours', (address) => {
  expect(isOwnPicture(address)).toBe(true);
});

test.each([
  undefined,
  '',
  'https://elsewhere.example/pixel.png?chat=secret',
  '//elsewhere.example/art/1.png',
  '/api/user/basic-info',
  '/art/../api/user/basic-info',
  '/art/%2e%2e/api/user',
  '/art/\\elsewhere.example',
  'data:image/png;base64,AAAA',
])('%s is not', (address) => {
  expect(isOwnPicture(address)).toBe(false);
});
