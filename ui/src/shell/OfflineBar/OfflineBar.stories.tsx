import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { OfflineBar } from './OfflineBar';

const meta = preview.meta({
  title: 'Shell/Offline bar',
  component: OfflineBar,
  tags: ['one-look'],
  parameters: { layout: 'fullscreen' },
  args: { offline: true },
});

/** Without a connection: what was loaded can still be read. */
export const Offline = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/.{10}/),
});

/** With one there is no bar, and a place where the next one is announced. */
export const Online = meta.story({
  tags: ['no-look'],
  args: { offline: false },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
});
