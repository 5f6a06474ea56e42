import { FormattedMessage } from 'react-intl';

import { Disclosure } from '@fabula/ui/character-editor';

import { useEditorPart } from '../fields/editor-context';
import { DepthNoteContainer } from '../fields/FactParts';
import { NeversContainer } from '../fields/ListParts';
import { TextContainer } from '../fields/TextContainer';

const advanced: ReadonlySet<string> = new Set(['systemPrompt', 'postHistoryInstructions', 'depthNote']);

export function MindSection() {
  const { target } = useEditorPart();
  return (
    <>
      <TextContainer field="description" />
      <TextContainer field="personality" />
      <TextContainer field="scenario" />
      <NeversContainer />
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
        <TextContainer field="systemPrompt" />
        <TextContainer field="postHistoryInstructions" />
        <DepthNoteContainer />
      </Disclosure>
    </>
  );
}
