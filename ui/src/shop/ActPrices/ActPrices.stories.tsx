import preview from '../../../../.storybook/preview';
import { acts } from '../fixtures/shop';
import { ActPrices } from './ActPrices';

const meta = preview.meta({ title: 'Shop/ActPrices', component: ActPrices, args: { acts } });

/** What each act costs; an act that costs nothing says so in words. */
export const Priced = meta.story();
