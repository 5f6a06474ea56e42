import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { note } from './Composer.css';
import type { DraftPicturesValue, PictureProblemKind } from './pictures-model';

interface ProblemWords {
  readonly fileName: string;
  readonly most: number;
}

const problems = {
  'too-large': ({ fileName }) => (
    <FormattedMessage
      id="chat.pictures.tooLarge"
      defaultMessage="“{fileName}” is too large. The limit is 5 MB and 40 megapixels."
      description="A chosen picture was not taken"
      values={{ fileName: <bdi>{fileName}</bdi> }}
    />
  ),
  'wrong-type': ({ fileName }) => (
    <FormattedMessage
      id="chat.pictures.wrongType"
      defaultMessage="“{fileName}” cannot be sent. Choose a picture in PNG, JPEG or WebP."
      description="A chosen file was not taken because of its kind"
      values={{ fileName: <bdi>{fileName}</bdi> }}
    />
  ),
  'too-many': ({ most }) => (
    <FormattedMessage
      id="chat.pictures.tooMany"
      defaultMessage="{most, plural, one {A message can show # picture at most.} other {A message can show # pictures at most.}}"
      description="More pictures were chosen than a message can show"
      values={{ most }}
    />
  ),
  'enough-today': () => (
    <FormattedMessage
      id="chat.pictures.enoughToday"
      defaultMessage="You have reached the daily limit of pictures. You can send more tomorrow."
      description="A picture was not taken because of the limit of a day"
    />
  ),
} as const satisfies Record<PictureProblemKind, (words: ProblemWords) => ReactNode>;

interface PictureNotesProps {
  readonly name: string;
  readonly pictures: DraftPicturesValue;
  /** Whether there are no words yet: a picture goes out with some. */
  readonly lacksWords: boolean;
}

/** What is to be known about the pictures of a message: why one was not taken, and who sees them. */
export function PictureNotes({ name, pictures, lacksWords }: PictureNotesProps) {
  const { items, problem, areSeen, most } = pictures;
  const failed = items.find(({ status }) => status === 'failed');
  return (
    <>
      {problem !== null && (
        <p className={note}>
          <Icon name="alert" size="small" />
          <span>{problems[problem.kind]({ fileName: problem.fileName, most })}</span>
        </p>
      )}
      {failed !== undefined && (
        <p className={note}>
          <Icon name="alert" size="small" />
          <span>
            <FormattedMessage
              id="chat.pictures.failed"
              defaultMessage="“{fileName}” was not uploaded. Try again, or remove it."
              description="A picture could not be uploaded; it stands in the composer with two buttons"
              values={{ fileName: <bdi>{failed.fileName}</bdi> }}
            />
          </span>
        </p>
      )}
      {items.length > 0 && !areSeen && (
        <p className={note}>
          <span>
            <FormattedMessage
              id="chat.pictures.unseen"
              defaultMessage="{name} cannot see pictures. Describe what they show."
              description="Under pictures in the composer, when the engine that writes replies does not look at pictures"
              values={{ name: <bdi>{name}</bdi> }}
            />
          </span>
        </p>
      )}
      {items.length > 0 && lacksWords && (
        <p className={note}>
          <span>
            <FormattedMessage
              id="chat.pictures.wordsNeeded"
              defaultMessage="Add a few words to send a picture."
              description="Under pictures in the composer, while nothing is written: nothing can be sent yet"
            />
          </span>
        </p>
      )}
    </>
  );
}
