import { FormattedMessage, useIntl } from 'react-intl';

import { ButtonLink, InnerHero } from '@fabula/ui';
import { CharactersPage } from '@fabula/ui/cards';

import { ImportPart } from '../../../cards/ImportPart';
import { OwnCharactersPart } from '../../../cards/OwnCharactersPart';
import { DraftsPart } from '../../../draft-list/DraftsPart';
import { hubScene } from '../../../explore/hub-scene';
import { useHead } from '../../../head/use-head';
import { useApp } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';

/**
 * The visitor's own characters, and the way in for more: one screen at both addresses of gen-character
 * (Product §2.1).
 */
export function Component() {
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
              defaultMessage="Import character cards from other sites. Export them again at any time, with everything they contain."
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
          <ImportPart />
        </>
      }
      own={
        <>
          <DraftsPart />
          <OwnCharactersPart />
        </>
      }
    />
  );
}
