import { WandSparkles } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { TextArea } from '../../primitives/TextField/TextArea';
import { TextField } from '../../primitives/TextField/TextField';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { ProfileProblem, ProfileValues } from '../model';
import { AvatarPicker } from './AvatarPicker';
import { NameChips } from './NameChips';
import { problemText } from './problem-text';
import { actions, counter, failure, fill, form, save } from './ProfileForm.css';
import { charactersIn, profileLimits } from './profile-limits';
import { RandomButton } from './RandomButton';

export interface ProfileFormProps {
  readonly values: ProfileValues;
  readonly onChange: (patch: Partial<ProfileValues>) => void;
  readonly avatars: readonly { readonly url: string; readonly name: string }[];
  readonly nicknames: readonly string[];
  readonly mottos: readonly string[];
  /** A new value takes the focus to its field. */
  readonly problem?: ProfileProblem | undefined;
  readonly saving: boolean;
  /** The last attempt to save failed, and no field is to blame. */
  readonly failed?: boolean | undefined;
  /** A profile is completed once, and edited afterwards: the button says which. */
  readonly purpose?: 'complete' | 'edit';
  /** Fill one field with one of its presets, whatever it holds. */
  readonly onRandom: (field: keyof ProfileValues) => void;
  /** Fill the empty fields only. */
  readonly onFillBlanks: () => void;
  readonly onSave: () => void;
  readonly onCancel?: (() => void) | undefined;
}

const hidden = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

/**
 * Picture, nickname and motto of a reader (Product §2.4). A motto can be typed beyond its length: the counter says
 * so, and nothing is cut.
 */
export function ProfileForm(props: ProfileFormProps) {
  const { values, onChange, problem, saving, failed = false, onRandom, onSave } = props;
  const intl = useIntl();
  const nickname = useRef<HTMLInputElement>(null);
  const motto = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem?.field === 'userName') nickname.current?.focus();
    if (problem?.field === 'motto') motto.current?.focus();
  }, [problem]);
  const errorOf = (field: keyof ProfileValues) => problemText(values, field, problem);
  const written = charactersIn(values.motto);
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) onSave();
      }}
    >
      <AvatarPicker
        avatars={props.avatars}
        value={values.userAvatarImageUrl}
        onChange={(userAvatarImageUrl) => onChange({ userAvatarImageUrl })}
        onRandom={() => onRandom('userAvatarImageUrl')}
        disabled={saving}
        error={errorOf('userAvatarImageUrl')}
        focusOn={problem?.field === 'userAvatarImageUrl' ? problem : undefined}
      />
      <div>
        <TextField
          ref={nickname}
          label={
            <FormattedMessage
              id="account.form.nickname"
              defaultMessage="Nickname"
              description="Label of the field for the name that other people see"
            />
          }
          hint={
            <RandomButton disabled={saving} onClick={() => onRandom('userName')}>
              <FormattedMessage
                id="account.form.randomNickname"
                defaultMessage="Random<hidden> nickname</hidden>"
                description="Button that puts a ready-made nickname into the field by chance; the part in <hidden> is read aloud only"
                values={{ hidden }}
              />
            </RandomButton>
          }
          placeholder={intl.formatMessage({
            id: 'account.form.nicknamePlaceholder',
            defaultMessage: 'Enter your nickname',
            description: 'In the empty field for the nickname',
          })}
          value={values.userName}
          onChange={(userName) => onChange({ userName })}
          error={errorOf('userName')}
          readOnly={saving}
          dir={values.userName === '' ? undefined : 'auto'}
          name="nickname"
          autoComplete="nickname"
          enterKeyHint="next"
        />
        <NameChips
          names={props.nicknames}
          value={values.userName}
          onChoose={(userName) => onChange({ userName })}
          disabled={saving}
        />
      </div>
      <TextArea
        ref={motto}
        label={
          <FormattedMessage
            id="account.form.motto"
            defaultMessage="Motto"
            description="Label of the field for a reader’s line about themselves"
          />
        }
        counter={
          <span className={counter} data-over={written > profileLimits.motto || undefined}>
            {intl.formatMessage(
              {
                id: 'account.form.mottoCount',
                defaultMessage: '{written, number} / {limit, number}',
                description: 'How many characters of how many a motto has',
              },
              { written, limit: profileLimits.motto },
            )}
          </span>
        }
        hint={
          <RandomButton disabled={saving} onClick={() => onRandom('motto')}>
            <FormattedMessage
              id="account.form.randomMotto"
              defaultMessage="Random<hidden> motto</hidden>"
              description="Button that puts a ready-made motto into the field by chance; the part in <hidden> is read aloud only"
              values={{ hidden }}
            />
          </RandomButton>
        }
        placeholder={intl.formatMessage({
          id: 'account.form.mottoPlaceholder',
          defaultMessage: 'Tell the world who you are',
          description: 'In the empty field for the motto',
        })}
        value={values.motto}
        onChange={(text) => onChange({ motto: text })}
        error={errorOf('motto')}
        readOnly={saving}
        dir={values.motto === '' ? undefined : 'auto'}
        rows={2}
        autoComplete="off"
      />
      {failed && !saving && (
        <p role="alert" className={failure}>
          <Icon name="warning" />
          <FormattedMessage
            id="account.form.failed"
            defaultMessage="Your profile was not saved. Everything you wrote is still here."
            description="In the profile form after saving failed, above the button that tries again"
          />
        </p>
      )}
      <div className={actions}>
        {props.onCancel !== undefined && (
          <Button tone="quiet" size="large" disabled={saving} onClick={props.onCancel}>
            <FormattedMessage
              id="account.form.cancel"
              defaultMessage="Cancel"
              description="Button that leaves the profile form without saving"
            />
          </Button>
        )}
        <span className={fill}>
          <Button size="large" disabled={saving} onClick={props.onFillBlanks}>
            <DrawnIcon drawing={WandSparkles} />
            <FormattedMessage
              id="account.form.fillBlanks"
              defaultMessage="Fill blanks"
              description="Button that fills the empty fields of the profile with ready-made values, and only those"
            />
          </Button>
        </span>
        <span className={save}>
          <Button
            tone="primary"
            size="large"
            type="submit"
            busy={saving}
            busyLabel={
              <FormattedMessage
                id="account.form.saving"
                defaultMessage="Saving"
                description="On the button while the profile is being saved"
              />
            }
          >
            <SaveLabel purpose={props.purpose ?? 'complete'} />
          </Button>
        </span>
      </div>
    </form>
  );
}

function SaveLabel({ purpose }: { readonly purpose: 'complete' | 'edit' }) {
  return purpose === 'complete' ? (
    <FormattedMessage
      id="account.form.save"
      defaultMessage="Save & Continue"
      description="Button that saves the profile of a new reader and continues"
    />
  ) : (
    <FormattedMessage
      id="account.form.saveChanges"
      defaultMessage="Save changes"
      description="Button that saves a profile that has been changed"
    />
  );
}
