import { FormattedMessage } from 'react-intl';

import { Disclosure } from '@fabula/ui/character-editor';

import { useEditorPart } from '../fields/editor-context';
import { DepthNotePart } from '../fields/FactParts';
import { NeversPart } from '../fields/ListParts';
import { TextPart } from '../fields/TextPart';

const advanced: ReadonlySet<string> = new Set(['systemPrompt', 'postHistoryInstructions', 'depthNote']);

/** What the character knows and how it thinks. */
export function MindSection() {
  const { target } = useEditorPart();
  return (
    <>
      <TextPart field="description" />
      <TextPart field="personality" />
      <TextPart field="scenario" />
      <NeversPart />
      <Disclosure
        isWanted={target !== undefined && advanced.has(target.field)}
        summary={
          <FormattedMessage
            id="editor.advanced"
            defaultMessage="Advanced"
            description="Opens the fields of the character editor that most authors do not need: instructions to the model"
          />
        }
      >
        <TextPart field="systemPrompt" />
        <TextPart field="postHistoryInstructions" />
        <DepthNotePart />
      </Disclosure>
    </>
  );
}
