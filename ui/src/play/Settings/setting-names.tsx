import { FormattedMessage } from 'react-intl';

export const paceNames = [
  {
    value: 'calm',
    label: (
      <FormattedMessage
        id="play.pace.calm"
        defaultMessage="Slow"
        description="The words of a story appear at the pace of a calm reader"
      />
    ),
  },
  {
    value: 'brisk',
    label: (
      <FormattedMessage
        id="play.pace.brisk"
        defaultMessage="Fast"
        description="The words of a story appear at the pace of a fast reader"
      />
    ),
  },
  {
    value: 'whole',
    label: (
      <FormattedMessage
        id="play.pace.whole"
        defaultMessage="All at once"
        description="The words of a round appear all at once"
      />
    ),
  },
] as const;

export const sizeNames = [
  {
    value: 'small',
    label: (
      <FormattedMessage id="play.size.small" defaultMessage="Small" description="The words of a story are set small" />
    ),
  },
  {
    value: 'medium',
    label: (
      <FormattedMessage
        id="play.size.medium"
        defaultMessage="Medium"
        description="The words of a story are set in their usual size"
      />
    ),
  },
  {
    value: 'large',
    label: (
      <FormattedMessage id="play.size.large" defaultMessage="Large" description="The words of a story are set large" />
    ),
  },
] as const;
