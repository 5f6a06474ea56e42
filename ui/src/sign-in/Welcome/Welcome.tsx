import { Brush, MessagesSquare, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Coin } from '../../primitives/Coin/Coin';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { fabula, headline, noctis, pane, picture, point, points, sign, veil } from './Welcome.css';

/** The gift of a new account, in chips (Product §9.1). */
const giftChips = 80;

/** The scene of the town at night, in the paint of each brand; only the one that shows is asked for. */
const scenes = [
  { src: '/art/1/scenes/nine-lanterns-to-midnight-fabula-night-tall.webp', shown: fabula },
  { src: '/art/1/scenes/nine-lanterns-to-midnight-noctis-night-tall.webp', shown: noctis },
] as const;

/** What a visitor gets by signing in: four points, in front of a town at night (Product §1). */
export function Welcome({ brandName, hasGift }: { readonly brandName: string; readonly hasGift: boolean }) {
  const intl = useIntl();
  return (
    <div className={pane}>
      {scenes.map(({ src, shown }) => (
        <span key={src} className={shown}>
          <img className={picture} src={src} alt="" width={780} height={900} loading="lazy" decoding="async" />
        </span>
      ))}
      <span className={veil} />
      <p className={headline}>
        <FormattedMessage
          id="signIn.welcome.headline"
          defaultMessage="The lamps are lit. Come in."
          description="Headline on the picture beside the sign-in form: a house that expects its guests"
        />
      </p>
      <ul
        className={points}
        aria-label={intl.formatMessage(
          {
            id: 'signIn.welcome.points',
            defaultMessage: 'What waits for you at {brand}',
            description: 'Names, for screen readers, the list of four points beside the sign-in form',
          },
          { brand: brandName },
        )}
      >
        {hasGift && (
          <Point sign={<Coin />}>
            <FormattedMessage
              id="signIn.welcome.chips"
              defaultMessage="{chips, number} free chips for generating images"
              description="First of four points beside the sign-in form; chips are points of the product"
              values={{ chips: giftChips }}
            />
          </Point>
        )}
        <Point sign={<DrawnIcon drawing={UsersRound} />}>
          <FormattedMessage
            id="signIn.welcome.friends"
            defaultMessage="Unlimited AI friends"
            description="Second of four points beside the sign-in form"
          />
        </Point>
        <Point sign={<DrawnIcon drawing={MessagesSquare} />}>
          <FormattedMessage
            id="signIn.welcome.chat"
            defaultMessage="Chat without boundaries"
            description="Third of four points beside the sign-in form"
          />
        </Point>
        <Point sign={<DrawnIcon drawing={Brush} />}>
          <FormattedMessage
            id="signIn.welcome.images"
            defaultMessage="Unique AI images"
            description="Fourth of four points beside the sign-in form"
          />
        </Point>
      </ul>
    </div>
  );
}

function Point({ sign: drawing, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={point}>
      <span className={sign}>{drawing}</span>
      <span>{children}</span>
    </li>
  );
}
