import type { BindingId } from '@fabula/sdk/types';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Book } from '../../content/Book/Book';
import { countingLight, glassObservatory, heronPass, nineLanterns } from '../../content/fixtures/books';
import { vars } from '../../theme/vars.css';
import { Binding } from './Binding';
import { WornBinding } from './WornBinding';

const bindings: readonly BindingId[] = ['walnut-half-leather', 'sea-green-cloth', 'winter-linen', 'brass-corners'];
const books = [nineLanterns, countingLight, heronPass, glassObservatory] as const;

const meta = preview.meta({
  title: 'Cosmetics/Binding',
  component: Binding,
  subcomponents: { WornBinding },
  args: { binding: 'walnut-half-leather' },
});

/** Every binding, on four covers: the title stays above it, and the spine is where the book opens from. */
export const EveryBinding = meta.story({
  tags: ['no-look'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))', gap: vars.space[8] }}>
      {bindings.map((binding, index) => (
        <div key={binding}>
          <Book story={books[index] ?? books[0]} sizes="180px" binding={<Binding binding={binding} />} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[data-binding]')).toHaveLength(bindings.length);
  },
});

/** As small as under “Continue”, loaded by those who use one. */
export const Small = meta.story({
  tags: ['no-look'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[6], padding: vars.space[5] }}>
      {bindings.map((binding, index) => (
        <span key={binding} style={{ inlineSize: 92 }}>
          <Book
            story={{ ...(books[index] ?? books[0]), title: '' }}
            sizes="92px"
            binding={<WornBinding binding={binding} />}
          />
        </span>
      ))}
      <span style={{ inlineSize: 92 }}>
        <Book story={{ ...books[0], title: '' }} sizes="92px" binding={<WornBinding binding={undefined} />} />
      </span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg[data-binding]')).toHaveLength(bindings.length));
  },
});
