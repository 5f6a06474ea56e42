import { FormattedMessage } from 'react-intl';

import { Button } from '@fabula/ui';
import { wizardLimits } from '@fabula/ui/creation';

import type { MeetingMessage } from '../../../../drafts/use-meeting';
import type { EditorPart } from '../editor-part';

interface ReplyActsProps extends EditorPart {
  readonly messages: readonly MeetingMessage[];
}

export function ReplyActs({ editor, goTo, messages, state: { fields } }: ReplyActsProps) {
  const [line, reply] = messages.slice(-2);
  if (line?.role !== 'reader' || reply?.role !== 'character' || reply.text === '') return null;
  const example = { reader: line.text, character: reply.text };
  const isKept = fields.exchanges.some((one) => one.character === example.character && one.reader === example.reader);
  const fits =
    fields.exchanges.length < wizardLimits.exchanges &&
    example.reader.length <= wizardLimits.exchangeReader &&
    example.character.length <= wizardLimits.exchangeCharacter;
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        icon={isKept ? 'check' : 'plus'}
        disabled={isKept || !fits}
        onClick={() => editor.edit({ exchanges: [...fields.exchanges, example] })}
      >
        {isKept ? (
          <FormattedMessage
            id="draft.preview.kept"
            defaultMessage="Saved as example"
            description="On the button after a reply of the preview was added to the sample exchanges"
          />
        ) : (
          <FormattedMessage
            id="draft.preview.keep"
            defaultMessage="Save as example"
            description="Adds a reply of the preview and the line before it to the sample exchanges"
          />
        )}
      </Button>
      <Button tone="quiet" size="small" onClick={() => goTo({ field: 'personality' })}>
        <FormattedMessage
          id="draft.preview.notLikeThis"
          defaultMessage="Not like this"
          description="Leads from a reply of the preview that the author does not like to the field that shapes it"
        />
      </Button>
    </>
  );
}
