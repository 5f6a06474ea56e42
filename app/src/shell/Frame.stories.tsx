import { delay, http } from 'msw';
import type { RouteObject } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';

import type { Locale } from '@fabula/sdk';

import { readGlobals } from '../../../.storybook/globals';
import preview from '../../../.storybook/preview';
import { loadMessages } from '../i18n/messages';
import { PageInApp } from '../stories/PageInApp';
import { cookiesAnswered, renderPage } from '../stories/page-story';
import { wordsIn } from '../stories/words';
import { LanguageLayout } from './LanguageLayout';

const meta = preview.meta({
  title: 'Pages/Frame',
  parameters: { layout: 'fullscreen' },
  args: { path: 'no-such-page' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** The route of a language, as it is before the way on to a page is taken. */
const rootOf = (locale: Locale): RouteObject[] => [
  {
    path: '/:lang',
    loader: async () => {
      await loadMessages(locale);
      return null;
    },
    HydrateFallback: () => null,
    Component: LanguageLayout,
    children: [{ index: true, Component: () => <main data-testid="root" /> }],
  },
];

/** The address that is only a language leads on to the hub: until then there is no frame (Product §2.2). */
export const LanguageRoot = meta.story({
  tags: ['no-look'],
  render: (_, { globals }) => {
    const { locale, theme, brand, contentMode } = readGlobals(globals);
    const props = { path: '', locale, theme, brand, contentMode };
    return <PageInApp key={Object.values(props).join(' ')} {...props} routes={rootOf(locale)} />;
  },
  play: async ({ canvas }) => {
    await canvas.findByTestId('root');
    for (const role of ['banner', 'complementary', 'navigation', 'contentinfo']) {
      await expect(canvas.queryByRole(role)).not.toBeInTheDocument();
    }
  },
});

/** Six labels of the second brand are Japanese; the seventh comes from its English file (Product §1). */
export const NoctisInJapanese = meta.story({
  globals: { locale: 'ja-JP', brand: 'noctis' },
  play: async ({ canvas }) => {
    for (const name of ['夜をさがす', 'キャラクターを作る', '物語を作る', 'お支払い', 'User Profile']) {
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    }
  },
});

/** The same in Korean. */
export const NoctisInKorean = meta.story({
  globals: { locale: 'ko-KR', brand: 'noctis' },
  play: async ({ canvas }) => {
    for (const name of ['밤 둘러보기', '캐릭터 만들기', '이야기 만들기', '결제', 'User Profile']) {
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    }
  },
});

/** The same in Chinese. */
export const NoctisInChinese = meta.story({
  globals: { locale: 'zh-CN', brand: 'noctis' },
  play: async ({ canvas }) => {
    for (const name of ['夜间探索', '创建角色', '创建故事', '支付', 'User Profile']) {
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    }
  },
});

/** Signing out waits for the server: a light runs along the top, and the account stays until there is an answer. */
export const SigningOut = meta.story({
  tags: ['no-look'],
  globals: { session: 'registered', locale: 'en-US' },
  beforeEach({ msw }) {
    msw.use(http.post('*/api/registerlogin/logout', () => delay('infinite')));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    const bar = await canvas.findByRole('progressbar', { name: 'Loading the page' });
    await waitFor(() => expect(bar).toHaveStyle({ opacity: '1' }));
    await expect(canvas.getByRole('button', { name: /^Account of/ })).toBeVisible();
  },
});

/** Signed out: the hub, as a guest, and a message that says so. */
export const SignedOut = meta.story({
  tags: ['no-look'],
  globals: { session: 'registered', locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await screen.findByText('You are logged out', { selector: 'p' });
    await waitFor(() => expect(screen.getByText('You are logged out', { selector: 'p' })).toBeVisible());
    await expect(await canvas.findByRole('link', { name: 'Free Try' })).toBeVisible();
  },
});

/** No session could be started: the visitor is a guest all the same, and the page has all that guests see. */
export const NoSession = meta.story({
  args: { path: 'character-story-hub' },
  tags: ['no-look'],
  globals: { scenario: 'failedInitialisation', locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nine Lanterns to Midnight' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Free Try' })).toBeVisible();
    await expect(window.localStorage.getItem('Authorization')).toBeNull();
  },
});

/** The server answers outside the contract: the page says that it did not arrive, and asks again on request. */
export const OutsideTheContract = meta.story({
  args: { path: 'character-story-hub' },
  globals: { scenario: 'brokenContract' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
});

/** On a server without points nothing leads to prices, orders or a reward, and there is no balance. */
export const WithoutPoints = meta.story({
  tags: ['no-look'],
  globals: { session: 'registered', scenario: 'withoutPoints', locale: 'en-US' },
  render: (_, { globals }) => {
    const { locale, theme, brand, contentMode } = readGlobals(globals);
    const props = { path: 'no-such-page', locale, theme, brand, contentMode };
    return <PageInApp {...props} usesPoints={false} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Account of/ })).toBeVisible();
    for (const name of [/points/i, /prices|payments/i, 'Withdraw from a contract', 'See the reward']) {
      await expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument();
    }
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});
