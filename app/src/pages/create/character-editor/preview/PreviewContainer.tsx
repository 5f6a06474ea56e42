import { useIntl } from 'react-intl';

import { MeetStep, wizardLimits } from '@fabula/ui/creation';
import { CompareButton, ComparedReplies, PreviewTermsNote } from '@fabula/ui/preview-chat';

import { useApp } from '../../../../context/use-app';
import { shownPortrait } from '../../../../drafts/portrait-address';
import { useMeeting } from '../../../../drafts/use-meeting';
import { usePriced } from '../../../../shop/use-priced';
import type { EditorPart } from '../editor-part';
import { ReplyActs } from './ReplyActs';
import { usePreviewOffer } from './use-preview-offer';

/** The panel in which an author talks to the draft as it stands; nothing of it is kept but what they keep as an example. */
export function PreviewContainer({ editor, draft, goTo, state }: EditorPart) {
  const { locale } = useIntl();
  const offer = usePreviewOffer(state.draftId);
  const meeting = useMeeting({ editor, state }, offer);
  const { fields } = state;
  const { usesPoints } = useApp();
  const priced = usePriced();
  const priceOf = (replies: number) => {
    const points = Math.max(0, replies - meeting.left) * (offer?.points ?? 0);
    return priced(points, offer?.balance);
  };
  const isReady =
    meeting.text.trim() !== '' && meeting.text.length <= wizardLimits.message && meeting.state.kind !== 'waiting';
  const isFree = offer?.points === 0;
  return (
    <MeetStep
      name={fields.name}
      language={fields.language}
      picture={shownPortrait(fields)}
      greeting={fields.greeting}
      {...meeting}
      messages={meeting.messages.map((message) =>
        message.kept === undefined
          ? message
          : {
              ...message,
              body: (
                <ComparedReplies now={message.text} kept={message.kept} language={fields.language} locale={locale} />
              ),
            },
      )}
      terms={
        offer && {
          price: meeting.left === 0 ? priceOf(1) : undefined,
          note: usesPoints && (isFree || meeting.left === 0) ? <PreviewTermsNote isFree={isFree} /> : undefined,
          also: draft !== null && draft.characterId !== null && (
            <CompareButton price={priceOf(2)} isDisabled={!isReady} onCompare={meeting.onCompare} />
          ),
        }
      }
      acts={<ReplyActs editor={editor} state={state} draft={draft} goTo={goTo} messages={meeting.messages} />}
    />
  );
}
