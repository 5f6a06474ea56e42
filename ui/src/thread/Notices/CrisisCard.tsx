import { LifeBuoy } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { crisis, helpLink, lines, sentence, sign, title, words } from './Notices.css';

/** Where a person at risk of self-harm can call or write. */
export interface HelpLineValue {
  readonly name: string;
  /** A telephone number or an address, as people write it. */
  readonly contact: string;
  /** `tel:` or `https:`. */
  readonly href: string;
}

export interface CrisisCardProps {
  readonly helpLines: readonly HelpLineValue[];
  /** Where the words stand: with a character, or in a story with a narrator. */
  readonly place?: keyof typeof whoCanHelp;
}

const whoCanHelp = {
  character: (
    <FormattedMessage
      id="crisis.people"
      defaultMessage="This is an AI character and cannot help in an emergency. There are people who can, and who are there to listen."
      description="On the card that shows where help is"
    />
  ),
  story: (
    <FormattedMessage
      id="crisis.story"
      defaultMessage="This is a story told by an AI and cannot help in an emergency. There are people who can, and who are there to listen."
      description="On the card that shows where help is, inside a story that is played or read"
    />
  ),
} as const;

/** Shown where a message suggests a risk of self-harm. Plain and literal: no wordplay here. */
export function CrisisCard({ helpLines, place = 'character' }: CrisisCardProps) {
  return (
    <section className={crisis}>
      <span className={sign}>
        <DrawnIcon drawing={LifeBuoy} size="large" />
      </span>
      <div className={words}>
        <h2 className={title}>
          <FormattedMessage
            id="crisis.title"
            defaultMessage="You do not have to be alone with this"
            description="Title of the card that shows where help is when a message sounds like self-harm"
          />
        </h2>
        <p className={sentence}>{whoCanHelp[place]}</p>
        <p className={sentence}>
          <FormattedMessage
            id="crisis.danger"
            defaultMessage="In danger right now? Call the emergency number of the country you are in."
            description="On the card that shows where help is; numbers differ from country to country"
          />
        </p>
        <ul className={lines}>
          {helpLines.map(({ name, contact, href }) => (
            <li key={href}>
              <a href={href} className={helpLink}>
                <span>{name}</span>
                <bdi>{contact}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
