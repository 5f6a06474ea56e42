import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { ProfileForm, type ProfileFormProps } from '../../profile/ProfileForm/ProfileForm';
import { ProfilePane } from '../../profile/ProfilePane/ProfilePane';
import { LoginForm } from '../LoginForm/LoginForm';
import type { LoginFormProps } from '../LoginForm/login-form-props';
import { loginMessages } from '../LoginForm/login-messages';
import { Welcome } from '../Welcome/Welcome';
import { cardPane } from './stage.css';

/** The two stages: signing in, and, for someone new, the profile (Product §2.3). */
export type SignInStage =
  | ({ readonly kind: 'login' } & LoginFormProps)
  | ({ readonly kind: 'wizard' } & ProfileFormProps);

export interface StageParts {
  readonly title: ReactNode;
  readonly sentence: ReactNode;
  readonly pane: ReactNode;
  readonly form: ReactNode;
}

const wizardWords = {
  title: (
    <FormattedMessage
      id="signIn.wizard.title"
      defaultMessage="Complete Your Profile"
      description="Title of the step in which someone new chooses a picture, a nickname and a motto"
    />
  ),
  sentence: (
    <FormattedMessage
      id="signIn.wizard.sentence"
      defaultMessage="This is the card other people see."
      description="Under the title of the profile step; the card stands beside the form"
    />
  ),
} as const;

/** Where an account is made. */
export interface StagePlace {
  readonly brandName: string;
  /** False where a new account is given nothing. */
  readonly hasGift?: boolean;
}

export function partsOf(stage: SignInStage, { brandName, hasGift = true }: StagePlace): StageParts {
  if (stage.kind === 'wizard') {
    const { kind: _, ...form } = stage;
    return {
      ...wizardWords,
      pane: (
        <div className={cardPane}>
          <ProfilePane values={form.values} />
        </div>
      ),
      form: <ProfileForm {...form} />,
    };
  }
  const { kind: _, ...form } = stage;
  return {
    ...loginMessages(form.step, form.values.identifier),
    pane: <Welcome brandName={brandName} hasGift={hasGift} />,
    form: <LoginForm {...form} />,
  };
}
