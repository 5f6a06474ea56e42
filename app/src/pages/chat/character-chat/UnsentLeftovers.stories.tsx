import { createDeviceSession, safeStorage } from '@fabula/sdk';
import { answer } from '@fabula/sdk/mocks';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { hintsAnswered, renderPage } from '../../../stories/page-story';
import { sessionMark } from '../../../unsent/session-mark';
import type { UnsentMessage } from '../../../unsent/unsent-message';
import { addUnsent, clearUnsent } from '../../../unsent/unsent-store';

const chatId = 'cht-0000000000000000';

const meta = preview.meta({
  title: 'Pages/Chat/Unsent',
  tags: ['no-look'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', session: 'registered' },
  args: { path: `character-chat/maren-vale?chat=${chatId}` },
  render: renderPage,
  async beforeEach({ msw }) {
    hintsAnswered();
    await clearUnsent();
    msw.use(answer('getChat', 404));
    return clearUnsent;
  },
});

const currentMark = () => {
  const storage = safeStorage(() => window.localStorage);
  const preferences = () => ({ contentMode: 'sfw', language: 'en-US' }) as const;
  return sessionMark(createDeviceSession({ storage, preferences }).current());
};

const unsent = (text: string, session: string | undefined): UnsentMessage => ({
  key: text,
  chatId,
  text,
  parentId: null,
  imageIds: [],
  triedAt: null,
  refusal: null,
  session,
});

/** A conversation that is not there: what this session wrote is not lost, and what others wrote on the device is not shown. */
export const OwnAlone = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This conversation does not exist' })).toBeVisible();
    const mark = currentMark();
    await expect(mark).toBeDefined();
    await addUnsent(unsent('Another account wrote this.', '1'));
    await addUnsent(unsent('An older edition kept this.', undefined));
    await addUnsent(unsent('I wrote this.', mark));
    await expect(await canvas.findByText('I wrote this.')).toBeVisible();
    await expect(canvas.getAllByRole('article', { name: 'Your unsent message' })).toHaveLength(1);
  },
});
