import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Notice } from './Notice';

const meta = preview.meta({
  title: 'Primitives/Notice',
  component: Notice,
  tags: ['no-look'],
  parameters: { layout: 'fullscreen' },
  args: {
    labelledBy: 'notice-words',
    children: (
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <p id="notice-words">Cookies keep you signed in.</p>
        <Button size="small">Accept</Button>
        <Button size="small">Reject</Button>
      </div>
    ),
  },
});

/** A bar at the foot of the window, named by its words. */
export const Waiting = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: 'Cookies keep you signed in.' })).toBeVisible(),
});
