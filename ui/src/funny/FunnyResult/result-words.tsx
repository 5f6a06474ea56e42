import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import type { FunnyResultValue } from '../model';
import { prose, title as titleStyle } from './FunnyResult.css';

interface ResultHeadingProps {
  readonly className?: string;
  /** It has just been made here: the heading takes the focus. */
  readonly takesFocus: boolean;
  readonly children: React.ReactNode;
  readonly lang?: string | undefined;
}

/** What was made, as the heading that takes the focus. */
export function ResultHeading({ className = titleStyle, takesFocus, children, lang }: ResultHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={heading} tabIndex={-1} className={className} dir="auto" lang={lang}>
      {children}
    </h3>
  );
}

/** The words of a result, in their own language. */
export function ResultProse({
  result,
  className = prose,
}: {
  readonly result: FunnyResultValue;
  readonly className?: string;
}) {
  const intl = useIntl();
  if (result.text === '') return null;
  return (
    <p className={className} dir="auto" lang={contentLang(result.language, intl.locale)}>
      {result.text}
    </p>
  );
}

/** Who made it, honestly. */
export function MadeBy({ by }: Pick<FunnyResultValue, 'by'>) {
  return by === 'house' ? (
    <FormattedMessage
      id="funny.by.house"
      defaultMessage="Put together without a model."
      description="On a result of the page of small amusements: no text model was at work"
    />
  ) : (
    <FormattedMessage
      id="funny.by.model"
      defaultMessage="Written by the text model."
      description="On a result of the page of small amusements: the text model wrote it"
    />
  );
}
