import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { tomasSpeaks } from '../../thread/fixtures/expressions';
import { marenSpeaks } from '../../thread/fixtures/messages';
import { CompanionPane } from './CompanionPane';

const meta = preview.meta({
  title: 'Chat/Companion',
  component: CompanionPane,
  args: {
    character: marenSpeaks,
    tagline: 'Keeper of the drowned lighthouse',
    profileHref: '/en-US/character-profile/maren-vale',
    chats: [
      { chatId: 'c-1', title: 'The second cup', excerpt: '', href: '?chat=c-1', when: 'now' },
      { chatId: 'c-2', title: 'If you had stayed ashore', excerpt: '', href: '?chat=c-2', when: 'Tue' },
    ],
    openId: 'c-1',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%', blockSize: 720 }}>
        <Story />
      </div>
    ),
  ],
});

/** Who answers, the open conversation and another one. */
export const TwoConversations = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^The second cup/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', args.profileHref);
  },
});

/** The picture shows what the latest reply does: he laughs. */
export const InAMood = meta.story({
  args: { character: tomasSpeaks, tagline: 'Retired smuggler, full-time baker', mood: 'laughing' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mood="laughing"]')).toBeVisible());
  },
});
