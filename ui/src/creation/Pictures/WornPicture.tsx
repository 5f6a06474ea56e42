import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import { worn, wornImage, wornWords } from './Pictures.css';

interface WornPictureProps {
  readonly address: string;
  readonly onTakeOff: () => void;
}

/** Says that the character wears a picture, what that means, and the way back to the drawn portrait. */
export function WornPicture({ address, onTakeOff }: WornPictureProps) {
  return (
    <div className={worn}>
      <img className={wornImage} src={address} alt="" width={48} height={60} decoding="async" />
      <div className={wornWords}>
        <FormattedMessage
          id="pictures.worn"
          defaultMessage="The portrait is your own picture. Expressions come only with the drawn portrait."
          description="In the character wizard and editor, when a picture takes the place of the portrait from drawn parts, which changes its face with the mood of a reply"
        />
        <TextButton onClick={onTakeOff}>
          <FormattedMessage
            id="pictures.takeOff"
            defaultMessage="Use the drawn portrait"
            description="Button that makes the portrait from drawn parts the portrait of the character again"
          />
        </TextButton>
      </div>
    </div>
  );
}
