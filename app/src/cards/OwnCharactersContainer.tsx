import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import {
  deletionFailed,
  HiddenMature,
  NoOwnCharactersWords,
  OwnCharacters,
  type OwnCharacterValue,
} from '@fabula/ui/cards';
import { deleteCharacter, restoreCharacter, type MyCharacter } from '@fabula/sdk';
import { cursorPages, getGetCharacterQueryKey, useListMyCharactersInfinite } from '@fabula/sdk/react';

import { useHrefs } from '../routes/use-hrefs';
import { OwnList } from '../lists/OwnList';
import { useOwnDeletion, type OwnKind } from '../lists/use-own-deletion';
import { useVisitor } from '../context/use-app';
import { LazyPublish } from '../publishing/LazyPublish';
import { LazyLorebook } from './LazyLorebook';
import { ownPage } from './own-characters-query';
import { useEdit } from './use-edit';
import { useExport } from './use-export';

const toValue = ({ character, ...card }: MyCharacter): OwnCharacterValue => ({
  ...card,
  characterId: character.characterId,
  name: character.name,
  tagline: character.tagline,
  language: character.displayLanguage,
  mature: character.mature,
  portrait: character.portrait,
});

const ownCharacters: OwnKind = {
  remove: (characterId) => deleteCharacter(characterId),
  restore: (characterId) => restoreCharacter(characterId),
  queryKeyOf: (characterId) => getGetCharacterQueryKey(characterId),
  failed: deletionFailed,
};

export function OwnCharactersContainer() {
  const hrefs = useHrefs();
  const { isKnown } = useVisitor();
  const { deletedIds, set } = useOwnDeletion(ownCharacters);
  const { save, savingId } = useExport();
  const { edit, editingId } = useEdit();
  const [opened, setOpened] = useState<OwnCharacterValue>();
  const [published, setPublished] = useState<OwnCharacterValue>();
  const query = useListMyCharactersInfinite(ownPage, { query: { ...cursorPages, enabled: isKnown } });
  const characters = query.data?.pages.flatMap(({ items }) => items.map(toValue)) ?? [];
  const hidden = query.data?.pages[0]?.hiddenMature ?? 0;
  return (
    <>
      <OwnList
        title={
          <FormattedMessage
            id="card.page.list"
            defaultMessage="Yours"
            description="Heading over the characters that the reader has brought"
          />
        }
        query={query}
        isEmpty={characters.length === 0}
        hidden={hidden > 0 ? <HiddenMature count={hidden} /> : null}
        none={<NoOwnCharactersWords />}
        href={hrefs.characters()}
        linkLabel={
          <FormattedMessage
            id="card.page.emptyAction"
            defaultMessage="Meet other characters"
            description="Link from the empty list of own characters to the page with every character"
          />
        }
      >
        <OwnCharacters
          characters={characters}
          deletedIds={deletedIds}
          hrefOf={hrefs.character}
          chatHrefOf={hrefs.chat}
          savingId={savingId}
          onSave={({ characterId }, format) => void save(characterId, format)}
          editingId={editingId}
          onEdit={({ characterId }) => void edit(characterId)}
          onLorebook={setOpened}
          onPublish={setPublished}
          onDelete={({ characterId }) => void set(characterId, true)}
          onUndoDelete={({ characterId }) => void set(characterId, false)}
        />
      </OwnList>
      {published !== undefined && (
        <LazyPublish
          kind="character"
          id={published.characterId}
          name={published.name}
          visibility={published.visibility}
          remixable={published.remixable}
          isWithheld={published.withheld !== undefined}
          onClose={() => setPublished(undefined)}
        />
      )}
      {opened !== undefined && (
        <Suspense>
          <LazyLorebook {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
