import { FormattedMessage } from 'react-intl';

import type { CardFormatValue, CardPreviewValue } from '../model';

/** As programs call the kinds of file, in every language alike. */
const formatNames = { json: 'JSON', png: 'PNG', charx: 'charx' } as const satisfies Record<CardFormatValue, string>;

/** What a card holds, in numbers. */
export function Counts(card: CardPreviewValue) {
  return (
    <>
      <li>
        <FormattedMessage
          id="card.preview.format"
          defaultMessage="Character Card {version}, {format}"
          description="The kind of a character card: the version of the format, and the kind of file"
          values={{ version: card.specVersion, format: formatNames[card.format] }}
        />
      </li>
      <li>
        <FormattedMessage
          id="card.count.greetings"
          defaultMessage="{count, plural, one {# first message} other {# first messages}}"
          description="How many messages a character may begin with"
          values={{ count: card.greetingCount }}
        />
      </li>
      <li>
        <FormattedMessage
          id="card.count.lore"
          defaultMessage="{count, plural, =0 {no lorebook} one {# lorebook entry} other {# lorebook entries}}"
          description="How many entries the lorebook of a character has"
          values={{ count: card.loreCount }}
        />
      </li>
      {card.fileCount > 0 && (
        <li>
          <FormattedMessage
            id="card.count.files"
            defaultMessage="{count, plural, one {# more file} other {# more files}}"
            description="How many files a character card holds beside the portrait"
            values={{ count: card.fileCount }}
          />
        </li>
      )}
      <li>
        <FormattedMessage
          id="card.count.tokens"
          defaultMessage="about {count, plural, one {# token} other {# tokens}} in every prompt"
          description="How much of an engine’s memory a character always takes"
          values={{ count: card.promptTokens }}
        />
      </li>
    </>
  );
}
