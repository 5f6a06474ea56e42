import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { vars } from '../../theme/vars.css';
import { CoverSketch } from './CoverSketch';
import { coverPaints, scenePaths } from './cover-paints';

const meta = preview.meta({ title: 'Story creation/Cover sketch', component: CoverSketch, tags: ['one-look'] });

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table).filter((key): key is Key => key in table);

const moods = keysOf(coverPaints);
const scenes = keysOf(scenePaths);

/** Every scene in every mood: one row for each mood. */
export const Everything = meta.story({
  args: { mood: 'lamp', scene: 'sea' },
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${scenes.length}, minmax(0, 72px))`,
        gap: vars.space[2],
        padding: vars.space[4],
      }}
    >
      {moods.flatMap((mood) =>
        scenes.map((scene) => (
          <div key={`${mood} ${scene}`} style={{ aspectRatio: '2 / 3', minInlineSize: 0 }}>
            <CoverSketch mood={mood} scene={scene} />
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(moods.length * scenes.length);
  },
});
