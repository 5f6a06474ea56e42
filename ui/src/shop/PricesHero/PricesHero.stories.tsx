import preview from '../../../../.storybook/preview';
import { mailHero } from '../../content/fixtures/hero';
import { PricesHero } from './PricesHero';

const meta = preview.meta({
  title: 'Shop/PricesHero',
  component: PricesHero,
  args: {
    title: 'Points and membership',
    lead: 'What things cost, and what you have.',
    scene: mailHero.scene,
    balance: 1260,
    ledgerHref: '/',
  },
});

/** The balance, and the way to where it came from. */
export const WithBalance = meta.story();

/** The balance is on its way: its place is kept. */
export const BalanceOnItsWay = meta.story({ args: { balance: undefined } });
