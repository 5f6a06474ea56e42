import { Origins } from '@fabula/ui/character-editor';

import { useHrefs } from '../../../../routes/use-hrefs';
import { useEditorPart } from '../fields/editor-context';
import { RemixContainer } from '../fields/FactParts';
import { TextContainer } from '../fields/TextContainer';

export function RightsSection() {
  const { draft } = useEditorPart();
  const hrefs = useHrefs();
  return (
    <>
      <TextContainer field="creator" />
      <TextContainer field="characterVersion" />
      <RemixContainer />
      {draft !== null && (
        <Origins
          sources={draft.sources}
          remixOf={draft.remixOf.map(({ characterId, name, creatorName }) => ({
            name,
            creatorName,
            href: characterId === null ? undefined : hrefs.character(characterId),
          }))}
        />
      )}
    </>
  );
}
