import preview from '../../../../.storybook/preview';
import { Lantern } from './Lantern';

const meta = preview.meta({ title: 'Primitives/Lantern', component: Lantern, tags: ['no-look'] });

/** It turns beside the words that say what is being done. */
export const Working = meta.story({
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Lantern />
      Drawing the portrait…
    </p>
  ),
});
