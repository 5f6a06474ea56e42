import preview from '../../../../.storybook/preview';
import { vars } from '../../theme/vars.css';
import { CoinStacks } from './CoinStacks';

const meta = preview.meta({ title: 'Shop/CoinStacks', component: CoinStacks, args: { rank: 0 } });

/** Try the place of a pack among the others. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

/** The more points a pack has, the more coins stand on its shelf. */
export const FourRanks = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: vars.space[4] }}>
      {[0, 1, 2, 3].map((rank) => (
        <CoinStacks key={rank} rank={rank} />
      ))}
    </div>
  ),
});
