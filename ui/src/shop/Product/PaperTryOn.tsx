import type { PaperId } from '@fabula/sdk/types';
import { FormattedMessage } from 'react-intl';

import { Paper } from '../../cosmetics/Paper/Paper';
import { myBubble, theirBubble } from '../../thread/Message/Message.css';
import type { PortraitSample } from '../model';
import { conversation, myWords, paperStage, speaker as speakerStyle, speakerFace, theirWords } from './PaperTryOn.css';

interface PaperTryOnProps {
  readonly paper: PaperId;
  /** Who speaks in the sample. */
  readonly speaker: PortraitSample;
}

/** A paper beneath a sample conversation. */
export function PaperTryOn({ paper, speaker: { name, src } }: PaperTryOnProps) {
  return (
    <div className={paperStage}>
      <Paper paper={paper} place="within" />
      <div className={conversation}>
        <p className={speakerStyle}>
          <img className={speakerFace} src={src} alt="" width={256} height={256} />
          <bdi>{name}</bdi>
        </p>
        <p className={`${theirBubble} ${theirWords}`}>
          <FormattedMessage
            id="shop.tryPaper.theirs"
            defaultMessage="The kettle is on, and the rain has no plans to stop. Where were we?"
            description="A sample conversation on a chat paper in the shop: what a character says"
          />
        </p>
        <p className={`${myBubble} ${myWords}`}>
          <FormattedMessage
            id="shop.tryPaper.mine"
            defaultMessage="At the door. You were about to tell me about the letter."
            description="A sample conversation on a chat paper in the shop: the answer of the reader"
          />
        </p>
        <p className={`${theirBubble} ${theirWords}`}>
          <FormattedMessage
            id="shop.tryPaper.theirsLast"
            defaultMessage="Ah, yes. Sit down first."
            description="A sample conversation on a chat paper in the shop: what the character says last"
          />
        </p>
      </div>
    </div>
  );
}
