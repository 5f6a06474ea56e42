import preview from '../../../../.storybook/preview';
import { Coin } from './Coin';
import { CoinFace, StackedCoin, coinThickness } from './StackedCoin';

const meta = preview.meta({
  title: 'Primitives/Coin',
  component: Coin,
  tags: ['no-look'],
  args: { size: 'large' },
  argTypes: { size: { control: 'inline-radio' } },
});

/** Try its three sizes. */
export const Playground = meta.story({ tags: ['!test'] });

/** Small on prices, medium beside a balance, large in the shop. */
export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
      <Coin size="small" />
      <Coin />
      <Coin size="large" />
    </div>
  ),
});

/** A pack for sale: coins upon coins, lit by one metal. */
export const Stacked = meta.story({
  render: () => (
    <svg viewBox="0 0 60 60" width="120" height="120" aria-hidden="true">
      <defs>
        <CoinFace id="stacked-coins" />
      </defs>
      {[0, 1, 2].map((place) => (
        <StackedCoin key={place} x={30} y={44 - place * coinThickness} face="stacked-coins" />
      ))}
    </svg>
  ),
});
