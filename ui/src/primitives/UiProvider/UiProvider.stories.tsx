import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Link } from '../Link/Link';
import type { LinkProps } from '../Link/LinkContext';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { UiProvider } from './UiProvider';

const followed = fn();

const meta = preview.meta({
  title: 'Primitives/UiProvider',
  component: UiProvider,
  tags: ['no-look'],
  args: {
    direction: 'ltr' as const,
    link: ({ href, children }: LinkProps) => (
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          followed(href);
        }}
      >
        {children}
      </a>
    ),
    children: <Link href="/en-US/prices">Prices</Link>,
  },
});

/** Links are followed by what the page brings, such as a router’s. */
export const LinksAreFollowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Prices' }));
    await expect(followed).toHaveBeenCalledWith('/en-US/prices');
  },
});

const chosen = fn();

/** Arrow keys follow the direction of the language. */
export const ArrowsFollowTheDirection = meta.story({
  args: {
    direction: 'rtl',
    children: (
      <div dir="rtl">
        <SegmentedControl
          label="Order"
          value="first"
          onChange={chosen}
          options={[
            { value: 'first', label: 'First' },
            { value: 'second', label: 'Second' },
            { value: 'third', label: 'Third' },
          ]}
        />
      </div>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chosen).toHaveBeenLastCalledWith('second');
  },
});
