import { Origins } from '@fabula/ui/character-editor';

import { useHrefs } from '../../../../routes/use-hrefs';
import { useEditorPart } from '../fields/editor-context';
import { RemixPart } from '../fields/FactParts';
import { TextPart } from '../fields/TextPart';

/** Who made the character, and what others may do with it. */
export function RightsSection() {
  const { draft } = useEditorPart();
  const hrefs = useHrefs();
  return (
    <>
      <TextPart field="creator" />
      <TextPart field="characterVersion" />
      <RemixPart />
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
