import { FormattedMessage } from 'react-intl';

export function RemoveWords() {
  return (
    <FormattedMessage
      id="offline.remove"
      defaultMessage="Remove"
      description="Button that removes a story from this device, which kept it to be played without a connection"
    />
  );
}
