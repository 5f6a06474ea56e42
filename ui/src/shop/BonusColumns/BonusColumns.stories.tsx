import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { bonus, ledger } from '../fixtures/shop';
import { LedgerList } from '../Ledger/LedgerList';
import { StreakCalendar } from '../StreakCalendar/StreakCalendar';
import { BonusColumns } from './BonusColumns';

const meta = preview.meta({
  title: 'Shop/BonusColumns',
  component: BonusColumns,
  args: {
    reward: <StreakCalendar bonus={bonus} onClaim={fn()} claiming={false} signIn="" />,
    ledger: <LedgerList entries={ledger} soughtId={undefined} hrefOf={() => undefined} />,
  },
  argTypes: { reward: { control: false }, ledger: { control: false } },
});

/** The reward beside the ledger. */
export const Wide = meta.story();

/** The reward above the ledger. */
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
