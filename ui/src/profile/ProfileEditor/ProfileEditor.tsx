import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { ProfileForm, type ProfileFormProps } from '../ProfileForm/ProfileForm';
import { ProfilePane } from '../ProfilePane/ProfilePane';
import { desk, lead, side, title } from './ProfileEditor.css';

type ProfileEditorProps = Omit<ProfileFormProps, 'purpose' | 'onCancel'> & Required<Pick<ProfileFormProps, 'onCancel'>>;

/** The reader's head while it is edited: the form, and the live card beside it. The heading takes the focus. */
export function ProfileEditor(props: ProfileEditorProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={desk} aria-labelledby={id}>
      <ProfilePane values={props.values} />
      <div className={side}>
        <h1 ref={heading} id={id} tabIndex={-1} className={title}>
          <FormattedMessage
            id="account.editor.title"
            defaultMessage="Edit your profile"
            description="Heading of the form in which a reader changes picture, nickname and motto"
          />
        </h1>
        <p className={lead}>
          <FormattedMessage
            id="account.editor.lead"
            defaultMessage="This is the card other people see."
            description="Below the heading of the form in which a reader changes picture, nickname and motto"
          />
        </p>
        <ProfileForm {...props} purpose="edit" />
      </div>
    </section>
  );
}
