import type { OperatorAnnouncement } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { AnnouncementForm } from './AnnouncementForm';
import { AnnouncementRows, AnnouncementsView, NoAnnouncements } from './AnnouncementsView';
import { DeskFrame } from './DeskFrame';
import { EnginesView } from './EnginesView';
import type { DeskSection } from './model';

const publish = fn(async () => true);
const end = fn(async () => true);
const at = '2026-11-21T08:00:00.000Z';
const hrefs = {
  reports: '/en-US/operator',
  catalogue: '/en-US/operator/catalogue',
  people: '/en-US/operator/accounts',
  proposals: '/en-US/operator/proposals',
  announcements: '/en-US/operator/announcements',
  engines: '/en-US/operator/engines',
  log: '/en-US/operator/log',
} as const;
const shown: OperatorAnnouncement = {
  announcementId: 'ann-1',
  texts: [
    { language: 'en-US', text: 'Tonight the server pauses for about ten minutes.' },
    { language: 'de-DE', text: 'Heute Abend macht der Server etwa zehn Minuten Pause.' },
  ],
  from: at,
  until: '2026-11-22T08:00:00.000Z',
  state: 'current',
  createdAt: at,
};
const ended: OperatorAnnouncement = { ...shown, announcementId: 'ann-2', state: 'ended' };

const onDesk = (section: DeskSection, children: ReactNode) => (
  <DeskFrame section={section} hrefs={hrefs}>
    {children}
  </DeskFrame>
);
const writing = (
  <AnnouncementForm
    languages={[
      { locale: 'en-US', name: 'English' },
      { locale: 'de-DE', name: 'Deutsch' },
    ]}
    now={() => Date.parse(at)}
    onPublish={publish}
  />
);

const meta = preview.meta({
  title: 'Operators/Announcements and engines',
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  render: () =>
    onDesk(
      'announcements',
      <AnnouncementsView writing={writing}>
        <AnnouncementRows announcements={[shown, ended]} onEnd={end} />
      </AnnouncementsView>,
    ),
});

/** A current announcement is ended with a reason; one that has ended has no button for it. */
export const Ending = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End now' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Done early.');
    await userEvent.click(dialog.getByRole('button', { name: 'End now' }));
    await expect(end).toHaveBeenCalledWith('ann-1', 'Done early.');
  },
});

/** An announcement needs an English text, an end and a reason. */
export const Writing = meta.story({
  render: () =>
    onDesk(
      'announcements',
      <AnnouncementsView writing={writing}>
        <NoAnnouncements />
      </AnnouncementsView>,
    ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Publish' });
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text in English' }), 'A new shelf is open.');
    await userEvent.type(canvas.getByLabelText('Until'), '2026-11-20T08:00');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'The shelf is open.');
    await userEvent.click(button);
    await expect(canvas.getByText('The end must be in the future and after the beginning.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Until'));
    await userEvent.type(canvas.getByLabelText('Until'), '2026-11-25T08:00');
    await userEvent.click(button);
    await expect(publish).toHaveBeenCalledWith(
      expect.objectContaining({
        texts: [{ language: 'en-US', text: 'A new shelf is open.' }],
        reason: 'The shelf is open.',
      }),
    );
  },
});

/** One engine works, one is paused, one is not watched. */
export const Engines = meta.story({
  render: () =>
    onDesk(
      'engines',
      <EnginesView
        since={at}
        engines={[
          {
            kind: 'text',
            name: 'harbour-32b',
            breaker: 'closed',
            answers: 1840,
            failures: 0,
            firstTokenMs: 910,
            lastFailureAt: null,
          },
          {
            kind: 'text',
            name: 'harbour-7b',
            breaker: 'open',
            answers: 212,
            failures: 31,
            firstTokenMs: 4800,
            lastFailureAt: at,
          },
          {
            kind: 'pictures',
            name: 'composed',
            breaker: null,
            answers: 0,
            failures: 0,
            firstTokenMs: null,
            lastFailureAt: null,
          },
        ]}
      />,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Working')).toBeVisible();
    await expect(canvas.getByText('Paused after failures')).toBeVisible();
    await expect(canvas.getByText('First words in 0.9 s')).toBeVisible();
  },
});
