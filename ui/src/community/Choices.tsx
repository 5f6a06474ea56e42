import { FormattedList, FormattedMessage } from 'react-intl';

interface ChoicesProps {
  readonly options: readonly string[];
  /** Places of options; none is an abstention. */
  readonly choices: readonly number[];
}

/** What a ballot that is not cast yet says. */
export function Choices({ options, choices }: ChoicesProps) {
  return choices.length === 0 ? (
    <FormattedMessage
      id="community.choices.none"
      defaultMessage="You abstain"
      description="What the reader’s ballot will say"
    />
  ) : (
    <FormattedMessage
      id="community.choices"
      defaultMessage="You vote for: {choices}"
      description="What the reader’s ballot will say; {choices} are options"
      values={{ choices: <FormattedList type="conjunction" value={choices.map((place) => options[place] ?? '')} /> }}
    />
  );
}
