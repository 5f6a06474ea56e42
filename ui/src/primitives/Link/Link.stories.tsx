import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Link, LinkProvider } from './Link';
import type { LinkProps } from './LinkContext';

const followed = fn();

function RouterLink({ href, children }: LinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = preview.meta({
  title: 'Primitives/Link',
  component: Link,
  tags: ['no-look'],
  args: { href: '/en-US/explore', children: 'Explore' },
});

/** Try other words. */
export const Playground = meta.story({ tags: ['!test'] });

/** A link is followed by the component that the pages provide. */
export const FollowedByTheRouter = meta.story({
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Explore' });
    await expect(link).toHaveAttribute('href', '/en-US/explore');
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledWith('/en-US/explore');
  },
});
