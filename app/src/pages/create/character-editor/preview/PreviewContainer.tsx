import { FormattedMessage } from 'react-intl';

import { Button } from '@fabula/ui';
import { MeetStep, wizardLimits } from '@fabula/ui/creation';

import { shownPortrait } from '../../../../drafts/portrait-address';
import { useMeeting } from '../../../../drafts/use-meeting';
import type { EditorPart } from '../editor-part';

/** The panel in which an author talks to the draft as it stands; nothing of it is kept but what they keep as an example. */
export function PreviewContainer({ editor, goTo, state }: EditorPart) {
  const meeting = useMeeting({ editor, state });
  const { fields } = state;
  const [line, reply] = meeting.messages.slice(-2);
  const example =
    line?.role === 'reader' && reply?.role === 'character' ? { reader: line.text, character: reply.text } : undefined;
  const isKept = fields.exchanges.some((one) => one.character === example?.character);
  const fits =
    example !== undefined &&
    fields.exchanges.length < wizardLimits.exchanges &&
    example.reader.length <= wizardLimits.exchangeReader &&
    example.character.length <= wizardLimits.exchangeCharacter;
  return (
    <MeetStep
      name={fields.name}
      language={fields.language}
      picture={shownPortrait(fields)}
      greeting={fields.greeting}
      {...meeting}
      acts={
        example !== undefined && (
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
                  defaultMessage="Kept as example"
                  description="On the button after a reply of the preview was added to the sample exchanges"
                />
              ) : (
                <FormattedMessage
                  id="draft.preview.keep"
                  defaultMessage="Keep as example"
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
        )
      }
    />
  );
}
