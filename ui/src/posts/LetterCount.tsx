import { FormattedMessage, FormattedNumber } from 'react-intl';

interface LetterCountProps {
  readonly used: number;
  readonly most: number;
}

export function LetterCount({ used, most }: LetterCountProps) {
  return (
    <FormattedMessage
      id="post.letters"
      defaultMessage="{used} of {most}"
      description="How many characters of a text are used, of the most that fit: “120 of 1,000”"
      values={{ used: <FormattedNumber value={used} />, most: <FormattedNumber value={most} /> }}
    />
  );
}
