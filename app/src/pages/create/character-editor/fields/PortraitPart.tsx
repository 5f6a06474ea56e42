import { DescribeIt, FieldBlock, fieldNames, PortraitField } from '@fabula/ui/character-editor';
import type { PortraitParts } from '@fabula/sdk';

import { portraitAddress } from '../../../../drafts/portrait-address';
import { firstParts, rollPart, rollParts } from '../../../../drafts/portrait/portrait';
import { useDescription } from '../../../../drafts/portrait/use-description';
import { useDraftField } from '../../../../drafts/use-draft-editor';
import { newIdempotencyKey } from '../../../../live/idempotency-keys';
import { useField } from './editor-context';

/** The portrait: each choice and each roll is a step that Undo takes back. */
export function PortraitPart() {
  const { part, value, steps } = useField('portrait');
  const alt = useDraftField(part.editor, 'portraitAlt');
  const parts = value ?? firstParts(part.state.draftId);
  const choose = (portrait: PortraitParts) => steps.change({ portrait });
  const describe = useDescription(parts, choose);
  return (
    <FieldBlock field="portrait">
      <PortraitField
        label={fieldNames.portrait}
        alt={alt}
        parts={parts}
        onParts={choose}
        pictureOf={portraitAddress}
        onRoll={(name) => choose(rollPart(parts, name, Math.random))}
        onRollAll={() => choose(rollParts(newIdempotencyKey(), Math.random))}
        describe={<DescribeIt {...describe} />}
      />
    </FieldBlock>
  );
}
