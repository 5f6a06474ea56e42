import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { FileInput } from '../../primitives/FileInput/FileInput';
import { Icon } from '../../primitives/Icon/Icon';
import { TextField } from '../../primitives/TextField/TextField';
import { acts, section } from '../../thread/Panel/Panel.css';
import { noPicture, picture as pictureStyle, preview, problem as problemStyle } from './PersonaPanel.css';
import type { PersonaPictureValue } from './persona-form-model';

/** The longest description of a picture that the contract takes, in characters. */
const longestAlt = 300;

const problems = {
  'too-large': (
    <FormattedMessage
      id="chat.persona.pictureTooLarge"
      defaultMessage="This picture is too large. The limit is 5 MB and 40 megapixels."
      description="A picture for a persona was not taken"
    />
  ),
  'wrong-type': (
    <FormattedMessage
      id="chat.persona.pictureWrongType"
      defaultMessage="This file cannot be used. Choose a picture in PNG, JPEG or WebP."
      description="A file for a persona’s picture was not taken because of its kind"
    />
  ),
  'too-many': null,
  'enough-today': (
    <FormattedMessage
      id="chat.pictures.enoughToday"
      defaultMessage="You have reached the daily limit of pictures. You can send more tomorrow."
      description="A picture was not taken because of the limit of a day"
    />
  ),
  failed: (
    <FormattedMessage
      id="chat.persona.pictureFailed"
      defaultMessage="The picture was not uploaded. Choose it again."
      description="A picture for a persona could not be uploaded"
    />
  ),
} as const satisfies Record<NonNullable<PersonaPictureValue['problem']>['kind'], ReactNode>;

interface PersonaPictureProps {
  readonly picture: PersonaPictureValue;
  readonly alt: string;
  readonly onAlt: (alt: string) => void;
}

/** The picture of a persona: chosen, previewed, described, removed. */
export function PersonaPicture({ picture, alt, onAlt }: PersonaPictureProps) {
  const { image, isUploading, problem, onChoose, onRemove } = picture;
  const intl = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={section}>
      <div className={pictureStyle}>
        {image === null ? (
          <span className={noPicture}>
            <Icon name="profile" />
          </span>
        ) : (
          <img className={preview} src={image.address} alt={alt} width={72} height={88} />
        )}
        <div className={acts}>
          <FileInput
            ref={chooser}
            accept="image/png,image/jpeg,image/webp"
            onFile={onChoose}
            label={intl.formatMessage({
              id: 'chat.persona.pictureFile',
              defaultMessage: 'Picture of your persona',
              description: 'Names the choice of a file, for screen readers',
            })}
          />
          <Button
            size="small"
            busy={isUploading}
            busyLabel={
              <FormattedMessage
                id="chat.persona.pictureUploading"
                defaultMessage="Uploading"
                description="On the button that chooses a persona’s picture while one is being uploaded"
              />
            }
            onClick={() => chooser.current?.click()}
          >
            {image === null ? (
              <FormattedMessage
                id="chat.persona.pictureChoose"
                defaultMessage="Add a picture"
                description="Chooses a picture for a persona that has none"
              />
            ) : (
              <FormattedMessage
                id="chat.persona.pictureChange"
                defaultMessage="Change the picture"
                description="Chooses another picture for a persona"
              />
            )}
          </Button>
          {image !== null && (
            <Button size="small" onClick={onRemove}>
              <FormattedMessage
                id="chat.persona.pictureRemove"
                defaultMessage="Remove"
                description="Takes the picture of a persona away"
              />
            </Button>
          )}
        </div>
      </div>
      <div role="status">{problem !== null && <p className={problemStyle}>{problems[problem.kind]}</p>}</div>
      {image !== null && (
        <TextField
          dir="auto"
          value={alt}
          maxLength={longestAlt}
          onChange={onAlt}
          label={
            <FormattedMessage
              id="chat.persona.pictureAlt"
              defaultMessage="Describe the picture"
              description="Names the box for the alternative text of a persona’s picture"
            />
          }
        />
      )}
    </div>
  );
}
