import { useIntl } from 'react-intl';

import { LoginTerms } from './LoginTerms';
import { OtherWays } from './OtherWays';
import { StepForm } from './StepForm';
import { frame } from './LoginForm.css';
import type { LoginFormProps } from './login-form-props';

/**
 * What the frame may do: the page in it is ours, and the button in that page needs its own cookies and a window to ask
 * in. It may not lead this page elsewhere.
 */
const frameRights = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ');

/** Telegram's own button, in a frame of ours: no page of Fabula loads a script of others. */
export function TelegramStep(props: LoginFormProps) {
  const { telegramFrame, providers, termsHref } = props;
  const isStandIn = providers.some(({ provider, standIn }) => provider === 'telegram' && standIn);
  const intl = useIntl();
  return (
    <StepForm {...props} onSubmit={() => undefined}>
      {telegramFrame !== undefined && (
        <iframe
          src={telegramFrame}
          sandbox={frameRights}
          title={intl.formatMessage({
            id: 'signIn.telegram.frame',
            defaultMessage: 'Sign in with Telegram',
            description: 'Names the frame that holds the button of Telegram',
          })}
          data-stand-in={isStandIn || undefined}
          className={frame}
        />
      )}
      <OtherWays {...props} />
      <LoginTerms termsHref={termsHref} />
    </StepForm>
  );
}
