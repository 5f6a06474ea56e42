import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import {
  getGetFirstRoundQueryOptions,
  getGetHomeQueryOptions,
  getGetOffersQueryOptions,
  getGetSiteInfoQueryOptions,
  getGetStoryQueryOptions,
  useGetHome,
  useGetOffers,
  useGetSiteInfo,
  useGetStory,
} from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import {
  AwakeThree,
  Costs,
  LandingHero,
  LanguageLinks,
  OtherStories,
  Promises,
  RoundCardSkeleton,
  RunItYourself,
} from '@fabula/ui/landing';

import { copyText } from '../../../browser/hand-on';
import { useApp, useVisitor } from '../../../context/use-app';
import { hubScene } from '../../../explore/hub-scene';
import { useHead } from '../../../head/use-head';
import { brandNames } from '../../../i18n/brand-names';
import { languageNames } from '../../../i18n/language-names';
import { locales } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { primed } from '../../../routes/page';
import { paths } from '../../../routes/paths';
import { useHrefs } from '../../../routes/use-hrefs';
import { FirstRound } from './FirstRound';
import { awakeCharacters, landingStories } from './landing-stories';
import { useBeginHere } from './use-begin-here';

/** As in the README. */
const startCommand = 'npm start';

export const loader = primed(async ({ queryClient, usesPoints }) => {
  const others = [
    queryClient.prefetchQuery(getGetSiteInfoQueryOptions()),
    ...(usesPoints ? [queryClient.prefetchQuery(getGetOffersQueryOptions())] : []),
  ];
  const [first] = landingStories(await queryClient.ensureQueryData(getGetHomeQueryOptions()));
  if (first !== undefined) {
    await queryClient.prefetchQuery(getGetStoryQueryOptions(first.storyId));
    await queryClient.prefetchQuery(getGetFirstRoundQueryOptions(first.storyId));
  }
  await Promise.all(others);
});

/** What a stranger meets: a first round to play, and what is different here (Product §2.1, landing-page). */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const hrefs = useHrefs();
  const { brand, usesPoints } = useApp();
  const { data: home, error, isFetching, refetch } = useGetHome();
  useHead({
    title: intl.formatMessage({
      id: 'landing.title',
      defaultMessage: 'A story that waits for your answer',
      description: 'Title of the page for people who do not know the product yet',
    }),
    description: usesPoints
      ? intl.formatMessage(
          {
            id: 'landing.description',
            defaultMessage:
              'Play the first round of a story without an account, meet the characters of {brand}, see every price, and run it yourself.',
            description: "Description of the page, for search engines and link previews; {brand} is the product's name",
          },
          { brand: brandNames[brand] },
        )
      : intl.formatMessage(
          {
            id: 'landing.descriptionWithoutPoints',
            defaultMessage:
              'Play the first round of a story without an account, meet the characters of {brand}, and run it yourself.',
            description:
              "Description of the page where there are no points, for search engines and link previews; {brand} is the product's name",
          },
          { brand: brandNames[brand] },
        ),
    image: home?.hero.scene.night.wide,
    backdrop: home?.hero.scene,
  });
  const awake = home === undefined ? [] : awakeCharacters(home);
  return (
    <>
      <LandingHero scene={home?.hero.scene}>
        {error === null || home !== undefined ? (
          <Stories />
        ) : (
          <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </LandingHero>
      <AwakeThree characters={awake} hrefOf={hrefs.character} allHref={hrefs.characters()} />
      <Terms awake={awake[0]} />
      <LanguageLinks
        languages={locales.map((other) => ({
          locale: other,
          name: languageNames[other],
          href: paths.landingPage.href(other),
        }))}
        current={locale}
      />
      <OwnServer />
    </>
  );
}

/** The card of the first round, and the stories that can stand on it. */
function Stories() {
  const hrefs = useHrefs();
  const { isKnown } = useVisitor();
  const { data: home } = useGetHome();
  const [pickedId, setPickedId] = useState<string>();
  const beginning = useBeginHere();
  const stories = home === undefined ? [] : landingStories(home);
  const shownId = pickedId ?? stories[0]?.storyId;
  const {
    data: story,
    error,
    isFetching,
    refetch,
  } = useGetStory(shownId ?? '', {
    query: { enabled: shownId !== undefined, placeholderData: keepPreviousData },
  });
  return (
    <>
      {story === undefined && error === null && (home === undefined || shownId !== undefined) && <RoundCardSkeleton />}
      {story === undefined && error !== null && <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />}
      {story !== undefined && <FirstRound story={story} beginning={beginning} />}
      {home !== undefined && (
        <OtherStories
          stories={stories.filter(({ storyId }) => storyId !== story?.storyId)}
          hrefOf={hrefs.story}
          onPick={isKnown ? setPickedId : undefined}
          allHref={hrefs.stories()}
        />
      )}
    </>
  );
}

interface TermsProps {
  /** Whose chat shows what is promised about conversations. */
  readonly awake: { readonly characterId: string; readonly name: string; readonly displayLanguage: string } | undefined;
}

/** What is promised, and what it costs. */
function Terms({ awake }: TermsProps) {
  const locale = useLocale();
  const hrefs = useHrefs();
  const { usesPoints } = useApp();
  const { data: offers } = useGetOffers({ query: { enabled: usesPoints } });
  const pricesHref = usesPoints ? paths.prices.href(locale) : undefined;
  const packs = offers === undefined || offers.payment === null ? [] : offers.packs;
  const [pack] = packs.toSorted((one, other) => one.points - other.points);
  return (
    <>
      <Promises
        chat={
          awake && {
            name: awake.name,
            language: awake.displayLanguage,
            href: hrefs.chat(awake.characterId),
          }
        }
        replyPrice={offers?.acts.find(({ act }) => act === 'chat-reply')?.points}
        pricesHref={pricesHref}
        cardsHref={paths.createOwnCharacter.href(locale)}
        storiesHref={`${paths.aboutUs.href(locale)}#stories`}
        privacyHref={paths.termsPrivacy.href(locale)}
        paperHref={paths.whitePaper.href(locale)}
      />
      {offers !== undefined && pricesHref !== undefined && (
        <Costs acts={offers.acts} gift={offers.accountGift} pack={pack} pricesHref={pricesHref} />
      )}
    </>
  );
}

function OwnServer() {
  const { brand } = useApp();
  const { isKnown } = useVisitor();
  const { data: site } = useGetSiteInfo();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => setOutcome(await copyText(startCommand));
  return (
    <RunItYourself
      scene={hubScene('characters', brand)}
      command={startCommand}
      sourceUrl={site?.sourceUrl ?? null}
      onCopy={isKnown ? () => void copy() : undefined}
      outcome={outcome}
    />
  );
}
