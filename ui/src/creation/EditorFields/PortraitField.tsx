import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { PartRows } from '../LookStep/PartRows';
import type { LookStepProps } from '../model';
import { acts, portrait, portraitPicture } from './EditorField.css';
import { Disclosure } from './Disclosure';
import { FieldFacts } from './FieldFacts';
import { group, groupHead, groupLabel, aside } from '../Step/step.css';

interface PortraitFieldProps extends Pick<LookStepProps, 'parts' | 'onParts' | 'pictureOf' | 'onRoll'> {
  readonly label: ReactNode;
  /** What it shows, as the author says it. */
  readonly alt: string;
  /** Address of the author's own picture, which takes the place of the drawn one. */
  readonly picture?: string | undefined;
  readonly onRollAll: () => void;
  /** Where the portrait is painted over; undefined while the draft has no address. */
  readonly paintHref?: string | undefined;
  /** Drawing from words, above the parts. */
  readonly describe: ReactNode;
  /** Below the portrait: that it is a picture, and the way back. */
  readonly worn?: ReactNode;
  /** Made when it is opened: bringing a picture, and having one drawn. */
  readonly pictures: ReactNode;
}

/** The portrait: put together from parts, or a picture. Parts and pictures are each behind a line. */
export function PortraitField({
  label,
  alt,
  picture,
  onRollAll,
  paintHref,
  describe,
  worn,
  pictures,
  ...rows
}: PortraitFieldProps) {
  const intl = useIntl();
  const fallback = intl.formatMessage({
    id: 'editor.portrait.alt',
    defaultMessage: 'The portrait',
    description: 'Says, to screen readers, what a picture is that its author has not described',
  });
  return (
    <div className={group}>
      <div className={groupHead}>
        <span className={groupLabel}>{label}</span>
        <span className={aside}>
          <FieldFacts reader="readers" />
        </span>
      </div>
      <div className={portrait}>
        <img
          className={portraitPicture}
          src={picture ?? rows.pictureOf(rows.parts, 'none')}
          alt={alt.trim() === '' ? fallback : alt}
          width={600}
          height={800}
          decoding="async"
        />
        <div className={acts}>
          <Button onClick={onRollAll}>
            <DrawnIcon drawing={Dices} />
            <FormattedMessage
              id="wizard.look.rollAll"
              defaultMessage="Roll all"
              description="Chooses every part of a drawn portrait by chance"
            />
          </Button>
          {paintHref !== undefined && (
            <ButtonLink href={paintHref}>
              <FormattedMessage
                id="editor.portrait.paint"
                defaultMessage="Paint over the portrait"
                description="Leads from the character editor to the page where the portrait is painted over"
              />
            </ButtonLink>
          )}
        </div>
      </div>
      {worn}
      <Disclosure
        summary={
          <FormattedMessage
            id="editor.portrait.parts"
            defaultMessage="Edit the parts"
            description="Opens the parts of which the portrait is put together, in the character editor"
          />
        }
      >
        {describe}
        <PartRows {...rows} />
      </Disclosure>
      <Disclosure
        summary={
          <FormattedMessage
            id="editor.portrait.pictures"
            defaultMessage="Draw or upload a picture"
            description="Opens the ways to a portrait that is not put together from parts, in the character editor"
          />
        }
      >
        {pictures}
      </Disclosure>
    </div>
  );
}
