import preview from '../../../../.storybook/preview';
import { OnSurfaces } from '../../../../.storybook/surfaces';
import { Coin } from '../Coin/Coin';
import { Icon } from '../Icon/Icon';
import { Lantern } from '../Lantern/Lantern';
import { Seal } from './Seal';

const meta = preview.meta({
  title: 'Primitives/Seal',
  component: Seal,
  args: { brand: 'fabula' },
  argTypes: { brand: { control: 'inline-radio' } },
});

/** Try both marks. */
export const Playground = meta.story({ tags: ['!test', 'no-look'], args: { brand: 'fabula' } });

/** The marks of both brands, the coin in three sizes, the lantern of something busy. */
export const AllStates = meta.story({
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
      <Seal brand="fabula" />
      <Seal brand="noctis" />
      <Coin size="small" />
      <Coin />
      <Coin size="large" />
      <Lantern />
    </div>
  ),
});

/** The same in the second brand's colours. */
export const InNoctis = meta.story({ globals: { brand: 'noctis' }, render: AllStates.input.render });

/** Marks, coins and signs are seen on each surface. */
export const SeenOnEverySurface = meta.story({
  render: () => (
    <OnSurfaces>
      <Seal brand="fabula" />
      <Seal brand="noctis" />
      <Coin />
      <Lantern />
      <Icon name="lamp" />
    </OnSurfaces>
  ),
});
