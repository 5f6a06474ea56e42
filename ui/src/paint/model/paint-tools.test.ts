import { expect, test } from 'vitest';

import { actOf, chooseLayer, chooseTool, firstTools, setSize, stepSize } from './paint-tools';

const first = firstTools('#ffd98f');
const points = [[4, 5, 0.5]] as const;

test('pen and mask bring their layer with them; eraser and lasso keep the one that is chosen', () => {
  const masking = chooseTool(first, 'mask');
  expect(masking.layer).toBe('mask');
  expect(chooseTool(masking, 'eraser').layer).toBe('mask');
  expect(chooseTool(masking, 'pen').layer).toBe('sketch');
  expect(chooseLayer(masking, 'sketch').tool).toBe('pen');
  expect(chooseLayer(chooseTool(masking, 'lasso'), 'sketch')).toMatchObject({ tool: 'lasso', layer: 'sketch' });
});

test('each layer has a brush size of its own, within its bounds', () => {
  const wide = setSize(chooseTool(first, 'mask'), 90.4);
  expect(wide.sizes).toEqual({ sketch: 10, mask: 90 });
  expect(stepSize(wide, -1).sizes.mask).toBe(81);
  expect(stepSize(setSize(first, 2), -1).sizes.sketch).toBe(2);
  expect(setSize(first, 9_999).sizes.sketch).toBe(200);
});

test('a line is what its tool makes of it', () => {
  expect(actOf(first, points)).toMatchObject({ kind: 'stroke', layer: 'sketch', isErasing: false, size: 10 });
  expect(actOf(chooseTool(first, 'eraser'), points)).toMatchObject({ isErasing: true });
  expect(actOf(chooseTool(chooseTool(first, 'mask'), 'lasso'), points)).toMatchObject({ kind: 'fill', layer: 'mask' });
  expect(actOf(chooseTool(first, 'pick'), points)).toBeNull();
  expect(actOf(chooseTool(first, 'hand'), points)).toBeNull();
  expect(actOf(first, [])).toBeNull();
});
