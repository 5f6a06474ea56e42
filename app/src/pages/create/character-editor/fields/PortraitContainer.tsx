import { Suspense } from 'react';

import { DescribeIt, FieldBlock, fieldNames, PortraitField, WornPicture } from '@fabula/ui/character-editor';
import type { PortraitParts } from '@fabula/sdk';

import { LazyPictures, LazyUpload } from '../../../../drafts/pictures/LazyPictures';
import { pictureAddress, portraitAddress } from '../../../../drafts/portrait-address';
import { firstParts, rollPart, rollParts } from '../../../../drafts/portrait/portrait';
import { useDescription } from '../../../../drafts/portrait/use-description';
import { useDraftField } from '../../../../drafts/use-draft-editor';
import { newIdempotencyKey } from '../../../../live/idempotency-keys';
import { useField } from './editor-context';

/** The portrait: each choice and each roll is a step that Undo takes back. Choosing a part leaves a picture behind. */
export function PortraitContainer() {
  const { part, value, steps } = useField('portrait');
  const { editor, state } = part;
  const alt = useDraftField(editor, 'portraitAlt');
  const picture = useDraftField(editor, 'picture');
  const parts = value ?? firstParts(state.draftId);
  const choose = (portrait: PortraitParts) => steps.change({ portrait, picture: null });
  const wear = (pictureId: string | null) => steps.change({ picture: pictureId });
  const describe = useDescription(parts, choose);
  const address = picture === null ? undefined : pictureAddress(picture);
  return (
    <FieldBlock field="portrait">
      <PortraitField
        label={fieldNames.portrait}
        alt={alt}
        picture={address}
        parts={parts}
        onParts={choose}
        pictureOf={portraitAddress}
        onRoll={(name) => choose(rollPart(parts, name, Math.random))}
        onRollAll={() => choose(rollParts(newIdempotencyKey(), Math.random))}
        describe={<DescribeIt {...describe} />}
        worn={address !== undefined && <WornPicture address={address} onTakeOff={() => wear(null)} />}
        pictures={
          <Suspense>
            <LazyPictures editor={editor} draftId={state.draftId} fields={state.fields} onWear={wear} />
            <LazyUpload editor={editor} onWear={wear} />
          </Suspense>
        }
      />
    </FieldBlock>
  );
}
