import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { PartOption } from '../LookStep/PartOption';
import { group, groupHead, groupLabel } from '../Step/step.css';
import { start, startChoices } from './Pictures.css';
import { PictureFile } from './PictureFile';
import type { PictureFormProps, StartChange } from './picture-model';

const changeNames = defineMessages({
  little: {
    id: 'pictures.start.little',
    defaultMessage: 'A little',
    description: 'How much of the picture that a new one starts from may change',
  },
  half: {
    id: 'pictures.start.half',
    defaultMessage: 'About half',
    description: 'How much of the picture that a new one starts from may change',
  },
  much: {
    id: 'pictures.start.much',
    defaultMessage: 'Most of it',
    description: 'How much of the picture that a new one starts from may change',
  },
}) satisfies Record<StartChange, MessageDescriptor>;

const changes = ['little', 'half', 'much'] as const satisfies readonly StartChange[];

type StartPictureProps = Pick<
  PictureFormProps,
  'engine' | 'wishes' | 'onWishes' | 'starts' | 'onStartFile' | 'isUploading' | 'uploadProblem'
>;

/** The picture that another starts from: the portrait, one that was uploaded, or none. */
export function StartPicture(props: StartPictureProps) {
  const { engine, isUploading, onStartFile, onWishes, starts, uploadProblem, wishes } = props;
  const intl = useIntl();
  const id = useId();
  const option = { group: id, look: { kind: 'picture', crop: 'none' } } as const;
  return (
    <div className={group}>
      <div className={groupHead}>
        <span id={id} className={groupLabel}>
          <FormattedMessage
            id="pictures.start"
            defaultMessage="Start from a picture"
            description="Above the pictures that a new one can be drawn after"
          />
        </span>
      </div>
      <div role="radiogroup" aria-labelledby={id} className={startChoices}>
        <PartOption
          {...option}
          look={{ kind: 'words' }}
          value=""
          name={intl.formatMessage({
            id: 'pictures.start.none',
            defaultMessage: 'None',
            description: 'A new picture is drawn from words alone, not after another picture',
          })}
          isChosen={wishes.start === null}
          onChoose={() => onWishes({ start: null })}
          picture={undefined}
        />
        {starts.map(({ address, isPortrait, startId }, index) => (
          <PartOption
            key={startId}
            {...option}
            value={startId}
            name={
              isPortrait
                ? intl.formatMessage({
                    id: 'pictures.start.portrait',
                    defaultMessage: 'The portrait as it is now',
                    description: 'Names the present portrait among the pictures that a new one can be drawn after',
                  })
                : intl.formatMessage(
                    {
                      id: 'pictures.start.uploaded',
                      defaultMessage: 'Uploaded picture {number, number}',
                      description: 'Names one of the uploaded pictures that a new one can be drawn after',
                    },
                    { number: index + (starts[0]?.isPortrait === true ? 0 : 1) },
                  )
            }
            isChosen={wishes.start === startId}
            onChoose={() => onWishes({ start: startId })}
            picture={address}
          />
        ))}
      </div>
      {wishes.start !== null && engine.canStrength && (
        <div className={start}>
          <span className={groupLabel}>
            <FormattedMessage
              id="pictures.start.change"
              defaultMessage="How much may change"
              description="Above the choice of how far a new picture may go from the one that it is drawn after"
            />
          </span>
          <SegmentedControl
            label={intl.formatMessage({
              id: 'pictures.start.change',
              defaultMessage: 'How much may change',
              description: 'Above the choice of how far a new picture may go from the one that it is drawn after',
            })}
            value={wishes.change}
            onChange={(change) => onWishes({ change })}
            options={changes.map((value) => ({ value, label: intl.formatMessage(changeNames[value]) }))}
          />
        </div>
      )}
      <PictureFile onFile={onStartFile} isUploading={isUploading} problem={uploadProblem} />
    </div>
  );
}
