import { Suspense } from 'react';

import { DescribeIt, FieldBlock, fieldNames, PortraitField, WornPicture } from '@fabula/ui/character-editor';
import type { PortraitParts } from '@fabula/sdk';

import { LazyPictures, LazyUpload } from '../../../../drafts/pictures/LazyPictures';
import type { Worn } from '../../../../drafts/pictures/worn';
import { pictureAddress, portraitAddress } from '../../../../drafts/portrait-address';
import { firstParts, rollPart, rollParts } from '../../../../drafts/portrait/portrait';
import { useDescription } from '../../../../drafts/portrait/use-description';
import { useDraftField } from '../../../../drafts/use-draft-editor';
import { useLocale } from '../../../../i18n/use-locale';
import { newIdempotencyKey } from '../../../../live/idempotency-keys';
import { paintHref } from '../../../../routes/editor-href';
import { useField } from './editor-context';

/** The portrait: each choice and each roll is a step that Undo takes back. Choosing a part leaves a picture behind. */
export function PortraitContainer() {
  const lang = useLocale();
  const { part, value, steps } = useField('portrait');
  const { editor, state } = part;
  const alt = useDraftField(editor, 'portraitAlt');
  const picture = useDraftField(editor, 'picture');
  const parts = value ?? firstParts(state.draftId);
  const choose = (portrait: PortraitParts) => steps.change({ portrait, picture: null });
  const wear = (worn: Partial<Worn>) => steps.change(worn);
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
        paintHref={state.draftId === null ? undefined : paintHref(lang, state.draftId)}
        onRollAll={() => choose(rollParts(newIdempotencyKey(), Math.random))}
        describe={<DescribeIt {...describe} />}
        worn={address !== undefined && <WornPicture address={address} onTakeOff={() => wear({ picture: null })} />}
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
