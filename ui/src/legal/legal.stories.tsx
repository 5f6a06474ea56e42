import { expect } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { AboutPage } from './AboutPage/AboutPage';
import type { SiteValue, StorageValue } from './model';
import { TermsPage } from './TermsPage/TermsPage';

const published: SiteValue = {
  operator: { name: 'Lamplight Reading Society', contact: 'post@lamplight.example' },
  sourceUrl: 'https://code.lamplight.example/fabula',
  engine: { kind: 'model', model: 'harbour-8b' },
  recipients: [
    { purpose: 'text', name: 'models.example' },
    { purpose: 'moderation', name: 'judge.example' },
    { purpose: 'mail', name: 'mail.example' },
    { purpose: 'sms', name: 'Twilio' },
    { purpose: 'sign-in', name: 'Google' },
    { purpose: 'speech', name: 'voices.example' },
    { purpose: 'chain', name: 'rpc.example' },
  ],
  payment: 'local',
  usesPoints: true,
  retention: [
    { record: 'idle-session', seconds: 30 * 86_400 },
    { record: 'deleted-message', seconds: 300 },
    { record: 'deleted-creation', seconds: 86_400 },
    { record: 'security-event', seconds: 180 * 86_400 },
    { record: 'backup', seconds: 7 * 86_400 },
  ],
  deletion: [
    { data: 'conversations', becomes: ['erased'] },
    { data: 'creations', becomes: ['erased', 'anonymised', 'kept'] },
    { data: 'purchases', becomes: ['erased', 'kept'] },
  ],
};

const storage: readonly StorageValue[] = [
  { purpose: 'session', keys: ['Authorization', 'Device-ID'] },
  { purpose: 'settings', keys: ['theme', 'reading_style'] },
  { purpose: 'unsent', keys: ['chat_draft_…'] },
];

const unpublished: SiteValue = {
  ...published,
  operator: null,
  sourceUrl: null,
  engine: { kind: 'offline', model: null },
  recipients: [],
  payment: null,
};

const english = { locale: 'en-US' } as const;

const meta = preview.meta({
  title: 'Legal/Pages',
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
});

/** Terms and privacy of a server whose operator is published and that calls other parties. */
export const Terms = meta.story({
  render: () => <TermsPage brandName="Fabula" site={published} storage={storage} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
    await expect(canvas.getByRole('link', { name: 'post@lamplight.example' })).toHaveAttribute(
      'href',
      'mailto:post@lamplight.example',
    );
  },
});

/** About us on the same server. */
export const About = meta.story({
  render: () => <AboutPage brandName="Fabula" site={published} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('harbour-8b')).toBeVisible();
  },
});

/** The contents name every section and point to it; the keyboard walks through them in order. */
export const ByItsContents = meta.story({
  tags: ['no-look'],
  globals: english,
  render: () => <TermsPage brandName="Fabula" site={published} storage={storage} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const contents = canvas.getByRole('navigation', { name: 'Contents' });
    const links = [...contents.querySelectorAll('a')];
    const sections = links.map((link) => canvasElement.querySelector(link.hash)?.querySelector('h3')?.textContent);
    await expect(sections).toEqual(links.map((link) => link.textContent));
    links[0]?.focus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
});

/** No operator is named, nothing is for sale, and no other party receives anything: the terms say each of it. */
export const TermsUnpublished = meta.story({
  tags: ['no-look'],
  globals: english,
  render: () => <TermsPage brandName="Fabula" site={unpublished} storage={storage} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has not published a name or a contact/)).toBeVisible();
    await expect(canvas.getByText('This server passes no data to other parties.')).toBeVisible();
    await expect(canvas.getByText('Nothing can be bought on this server at present.')).toBeVisible();
    await expect(canvas.getByText(/No language model is connected/)).toBeVisible();
  },
});

/** About us without an operator and without a link to the source. */
export const AboutUnpublished = meta.story({
  render: () => <AboutPage brandName="Noctis" site={unpublished} />,
  globals: { ...english, brand: 'noctis' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About Noctis' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Source code of this server' })).not.toBeInTheDocument();
  },
});
