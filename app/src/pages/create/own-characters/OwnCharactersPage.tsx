import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { ButtonLink, InnerHero } from '@fabula/ui';
import { CharactersPage } from '@fabula/ui/cards';
import { EditorSkeleton } from '@fabula/ui/editor-skeleton';

import { ImportContainer } from '../../../cards/ImportContainer';
import { OwnCharactersContainer } from '../../../cards/OwnCharactersContainer';
import { DraftsContainer } from '../../../draft-list/DraftsContainer';
import { hubScene } from '../../../explore/hub-scene';
import { useHead } from '../../../head/use-head';
import { useApp, useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { draftParam, editorHref, newDraft } from '../../../routes/editor-href';
import { funnyTabs } from '../../../routes/funny-tabs';
import { paths } from '../../../routes/paths';
import { LazyEditor } from './LazyEditor';

/**
 * The visitor's own characters, and the way in for more: one screen at both addresses of gen-character
 * (Product §2.1). A draft that the address names is open in the character editor.
 */
export function Component() {
  const [search] = useSearchParams();
  const { isKnown } = useVisitor();
  const named = search.get(draftParam) ?? '';
  if (named === '') return <OwnCharacters />;
  // A draft belongs to a visitor; the server, which knows none, shows where its editor will be.
  if (!isKnown) return <EditorOnItsWay />;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <LazyEditor named={named} />
    </Suspense>
  );
}

function EditorOnItsWay() {
  const intl = useIntl();
  useHead({
    title: intl.formatMessage({
      id: 'editor.title.loading',
      defaultMessage: 'Character editor',
      description: 'Title, in the browser’s tab, of the character editor before its draft is loaded',
    }),
    description: intl.formatMessage({
      id: 'editor.description',
      defaultMessage:
        'Write every part of a character: face, mind, speech, voice and rights. Free, and private until you publish.',
      description: 'Description of the character editor, for link previews',
    }),
    isIndexed: false,
  });
  return <EditorSkeleton />;
}

function OwnCharacters() {
  const intl = useIntl();
  const { brand } = useApp();
  const lang = useLocale();
  const scene = hubScene('ownCharacters', brand);
  useHead({
    title: intl.formatMessage({
      id: 'card.page.title',
      defaultMessage: 'Your characters',
      description: 'Title of the page with the characters that the reader has brought',
    }),
    description: intl.formatMessage({
      id: 'card.page.description',
      defaultMessage: 'Import your character cards, chat with them here, and export them again in full.',
      description: 'Description of the page with own characters, for link previews',
    }),
    image: scene.night.wide,
    isIndexed: false,
  });
  return (
    <CharactersPage
      head={
        <InnerHero
          scene={scene}
          title={
            <FormattedMessage
              id="card.page.heading"
              defaultMessage="Your characters"
              description="Heading of the page with the characters that the reader has brought"
            />
          }
          lead={
            <FormattedMessage
              id="card.page.lead"
              defaultMessage="Create characters, or import their cards from other sites. Export them at any time, with everything they contain."
              description="Below the heading of the page with own characters, which come and go as files"
            />
          }
        />
      }
      bring={
        <>
          <ButtonLink href={paths.genCharacterWizard.href(lang)} tone="primary" size="large" icon="plus" fullWidth>
            <FormattedMessage
              id="card.page.new"
              defaultMessage="New character"
              description="Link from the page with own characters to the wizard that makes one"
            />
          </ButtonLink>
          <ButtonLink href={editorHref(lang, newDraft)} fullWidth>
            <FormattedMessage
              id="card.page.empty"
              defaultMessage="Start with an empty card"
              description="Link from the page with own characters to the character editor with nothing written"
            />
          </ButtonLink>
          <ButtonLink href={paths.genFunny.href(lang, { tab: funnyTabs[0] })} fullWidth>
            <FormattedMessage
              id="card.page.funny"
              defaultMessage="Just for fun"
              description="Link from the page with own characters to the page of small amusements with characters and stories"
            />
          </ButtonLink>
          <ButtonLink href={paths.creatorNumbers.href(lang)} fullWidth>
            <FormattedMessage
              id="card.page.numbers"
              defaultMessage="Your numbers"
              description="Link from the page with own characters to the page that says how often people use them"
            />
          </ButtonLink>
          <ImportContainer />
        </>
      }
      own={
        <>
          <DraftsContainer />
          <OwnCharactersContainer />
        </>
      }
    />
  );
}
