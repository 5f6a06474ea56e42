import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { PaintSkeleton } from './PaintSkeleton';

const meta = preview.meta({
  title: 'Paint/Skeleton',
  component: PaintSkeleton,
  tags: ['no-look'],
  parameters: { layout: 'fullscreen' },
});

/** The picture is on its way. */
export const Loading = meta.story({
  play: ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument(),
});
