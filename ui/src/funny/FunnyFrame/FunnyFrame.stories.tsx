import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import type { FunnyTab } from '../model';
import { FunnyFrame } from './FunnyFrame';

const names: readonly FunnyTab[] = [
  'mash-up',
  'what-would-they-say',
  'another-ending',
  'tonights-lantern',
  'who-are-you',
  'postcard',
];

const tabs = names.map((tab) => ({ tab, href: `/en-US/gen-funny/${tab}` }));

const meta = preview.meta({
  title: 'Funny/Frame',
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  render: () => (
    <FunnyFrame tab="postcard" tabs={tabs} backHref="/en-US" kept={null}>
      <p>{'Maren Vale'}</p>
    </FunnyFrame>
  ),
});

/** The last tab is the current page, and in sight where the row of tabs scrolls. */
export const LastTab = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Postcard' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Mash-up' })).not.toHaveAttribute('aria-current');
  },
});
