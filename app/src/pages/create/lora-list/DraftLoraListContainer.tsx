import type { PortraitParts } from '@fabula/sdk';
import { CharacterLine, DraftGoneLine, type ListedDrawing } from '@fabula/ui/loras';

import { portraitAddress } from '../../../drafts/portrait-address';
import { firstParts } from '../../../drafts/portrait/portrait';
import { useDraftEditor } from '../../../drafts/use-draft-editor';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { LoraListContainer, type DrawnItem } from './LoraListContainer';

type Drawing = DrawnItem | ListedDrawing;

const withPart = (parts: PortraitParts, drawing: Drawing): PortraitParts =>
  drawing.kind === 'mood' ? { ...parts, mood: drawing.mood } : { ...parts, place: drawing.place };

/** The list for a draft: its own portrait in every mood and place, of which one is chosen by a press. */
export function DraftLoraListContainer({ draftId }: { readonly draftId: string }) {
  const lang = useLocale();
  const { editor, state } = useDraftEditor(draftId);
  if (state.phase === 'gone') return <LoraListContainer character={<DraftGoneLine />} drawingFor={undefined} />;
  if (state.phase !== 'open') return <LoraListContainer character={undefined} drawingFor={undefined} />;
  const parts = state.fields.portrait ?? firstParts(draftId);
  const backHref = `${paths.genCharacterWizardPageTwo.href(lang)}?${new URLSearchParams({ draft: draftId })}`;
  return (
    <LoraListContainer
      character={<CharacterLine name={state.fields.name} backHref={backHref} onBack={() => void editor?.flush()} />}
      drawingFor={{
        pictureOf: (item) => portraitAddress(withPart(parts, item), item.kind === 'mood' ? 'none' : 'place'),
        isInUse: (item) => (item.kind === 'mood' ? parts.mood === item.mood : parts.place === item.place),
        onUse: (drawing) => editor?.edit({ portrait: withPart(parts, drawing), picture: null }),
      }}
    />
  );
}
