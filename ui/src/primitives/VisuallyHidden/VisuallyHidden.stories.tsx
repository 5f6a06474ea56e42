import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { VisuallyHidden } from './VisuallyHidden';

const meta = preview.meta({ title: 'Primitives/VisuallyHidden', component: VisuallyHidden, tags: ['no-look'] });

/** Try it as a heading. */
export const Playground = meta.story({ tags: ['!test'], args: { as: 'span', children: 'Read aloud, not shown' } });

/** Read aloud as part of the name, not shown. */
export const ReadAloudOnly = meta.story({
  render: () => (
    <Button>
      120 <VisuallyHidden>points</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('120 points');
    await expect(canvas.getByText('points').getBoundingClientRect().width).toBe(1);
  },
});
