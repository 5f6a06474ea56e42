import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { countingLight, heronPass, lastNightMail } from '../content/fixtures/books';
import { awake } from '../content/fixtures/characters';
import { hrefs } from '../content/fixtures/hrefs';
import { inPageFrame, onPhone } from '../content/fixtures/PageFrame';
import { sceneOf } from '../content/fixtures/pictures';
import { lighthouseStory } from '../content/fixtures/profiles';
import { openingRound } from '../play/fixtures/more-rounds';
import { acts, packs } from '../shop/fixtures/shop';
import { AwakeThree } from './AwakeThree/AwakeThree';
import { Costs } from './Costs/Costs';
import { LandingHero } from './LandingHero/LandingHero';
import { LanguageLinks } from './LanguageLinks/LanguageLinks';
import { OtherStories } from './OtherStories/OtherStories';
import { Promises } from './Promises/Promises';
import { RoundCard } from './RoundCard/RoundCard';
import { RoundCardSkeleton } from './RoundCard/RoundCardSkeleton';
import { RunItYourself } from './RunItYourself/RunItYourself';

const english = { locale: 'en-US' } as const;

const story = {
  ...lighthouseStory,
  roles: [
    { roleId: 'walker', label: 'A walker from the shore', note: 'You counted the flashes, and came to ask about one.' },
  ],
};

const languages = [
  ['en-US', 'English'],
  ['zh-CN', '中文'],
  ['es-ES', 'Español'],
  ['ar-SA', 'العربية'],
  ['pt-PT', 'Português'],
  ['tr-TR', 'Türkçe'],
  ['ja-JP', '日本語'],
  ['ko-KR', '한국어'],
  ['fr-FR', 'Français'],
  ['de-DE', 'Deutsch'],
].map(([locale = '', name = '']) => ({ locale, name, href: `/${locale}/landing-page` }));

const promises = {
  chat: { name: 'Maren Vale', language: 'en-US', href: '/en-US/character-chat/maren-vale' },
  replyPrice: 2,
  pricesHref: '/en-US/prices',
  cardsHref: '/en-US/gen-character/create-own-character',
  storiesHref: '/en-US/about-us#stories',
  privacyHref: '/en-US/terms-privacy',
  paperHref: '/en-US/white-paper',
} as const;

const others = [lastNightMail, heronPass, countingLight];

const meta = preview.meta({
  title: 'Landing/Page',
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
});

/** The first view: one line on the living scene, a first round to begin, and others beside it. */
export const FirstView = meta.story({
  render: () => (
    <LandingHero scene={sceneOf('the-counting-light')}>
      <RoundCard story={story} play={{ kind: 'ready', first: openingRound, place: undefined, onBegin: fn() }} />
      <OtherStories stories={others} hrefOf={hrefs.story} onPick={fn()} allHref={hrefs.stories} />
    </LandingHero>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'The Counting Light' })).toBeVisible();
  },
});

/** On a phone the words, the card and its button come one after another. */
export const FirstViewOnPhone = meta.story({
  globals: onPhone,
  render: () => (
    <LandingHero scene={sceneOf('the-last-night-mail')}>
      <RoundCard story={story} play={{ kind: 'ready', first: openingRound, place: undefined, onBegin: fn() }} />
      <OtherStories stories={others} hrefOf={hrefs.story} onPick={fn()} allHref={hrefs.stories} />
    </LandingHero>
  ),
});

/** Nothing is known yet: the line stands, and the card has its shape. */
export const Loading = meta.story({
  render: () => (
    <LandingHero>
      <RoundCardSkeleton />
    </LandingHero>
  ),
});

const onPick = fn();

/** Another story is put on the card by a press. */
export const OtherPicked = meta.story({
  tags: ['no-look'],
  render: () => <OtherStories stories={others} hrefOf={hrefs.story} onPick={onPick} allHref={hrefs.stories} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Winter at Heron Pass/ }));
    await expect(onPick).toHaveBeenCalledWith('winter-at-heron-pass');
  },
});

/** Without scripts, each of them leads to its own page. */
export const OthersAsLinks = meta.story({
  tags: ['no-look'],
  render: () => <OtherStories stories={others} hrefOf={hrefs.story} allHref={hrefs.stories} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Winter at Heron Pass/ })).toHaveAttribute(
      'href',
      hrefs.story('winter-at-heron-pass'),
    );
  },
});

/** Where no other story can be played, the way to all stories is left. */
export const NoOthers = meta.story({
  tags: ['no-look'],
  render: () => <OtherStories stories={[]} hrefOf={hrefs.story} onPick={fn()} allHref={hrefs.stories} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** Three of those who are awake. */
export const Awake = meta.story({
  render: () => <AwakeThree characters={awake} hrefOf={hrefs.character} allHref={hrefs.characters} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /Maren Vale/ })).toHaveAttribute(
      'href',
      hrefs.character('maren-vale'),
    );
  },
});

/** What is different, each with the place where it can be seen. */
export const Promised = meta.story({
  render: () => <Promises {...promises} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      promises.chat.href,
      promises.pricesHref,
      promises.cardsHref,
      promises.storiesHref,
      promises.privacyHref,
      promises.paperHref,
    ]);
  },
});

/** Without characters and prices, nothing is said of them. */
export const PromisedWithoutSamples = meta.story({
  tags: ['no-look'],
  globals: english,
  render: () => <Promises {...promises} chat={undefined} replyPrice={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /chat with/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/per reply/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Nothing is lost' })).toBeVisible();
  },
});

/** The page in each language, under its own name; the current one says so. */
export const Languages = meta.story({
  render: () => <LanguageLinks languages={languages} current="en-US" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/en-US/landing-page');
    await expect(canvas.getByText('العربية')).toHaveAttribute('lang', 'ar-SA');
    await expect(canvas.getAllByRole('link')).toHaveLength(languages.length);
  },
});

const onCopy = fn();

/** One command, what it needs, and where the code of this server is. */
export const OwnServer = meta.story({
  render: () => (
    <RunItYourself
      scene={sceneOf('winter-at-heron-pass')}
      command="npm start"
      sourceUrl="https://code.lamplight.example/fabula"
      onCopy={onCopy}
      outcome="copied"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://code.lamplight.example/fabula');
  },
});

/** Where the operator names no source there is no link to one; without scripts the command is there to be selected. */
export const OwnServerPlain = meta.story({
  tags: ['no-look'],
  render: () => (
    <RunItYourself scene={sceneOf('winter-at-heron-pass')} command="npm start" sourceUrl={null} outcome={null} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm start')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The browser refused to copy: what to do instead. */
export const CopyFailed = meta.story({
  tags: ['no-look'],
  globals: english,
  render: () => (
    <RunItYourself
      scene={sceneOf('winter-at-heron-pass')}
      command="npm start"
      sourceUrl={null}
      onCopy={fn()}
      outcome="failed"
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The command was not copied.'));
  },
});

/** What costs points, what is free, and what a first sign-in gives. */
export const Prices = meta.story({
  render: () => <Costs acts={acts} gift={80} pack={packs[0]} pricesHref="/en-US/prices" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(acts.length);
  },
});

/** A server that sells nothing and gives nothing names neither a pack nor a gift. */
export const PricesWithoutShop = meta.story({
  tags: ['no-look'],
  globals: english,
  render: () => <Costs acts={acts} gift={0} pricesHref="/en-US/prices" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/first sign-in/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/more points/)).not.toBeInTheDocument();
  },
});
