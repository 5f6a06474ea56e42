import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { GreetingManner } from '@fabula/sdk';

const words: Record<GreetingManner, ReactNode> = {
  warm: (
    <FormattedMessage
      id="wizard.manner.warm"
      defaultMessage="Warm"
      description="How a character greets the reader: kindly, with open arms. One word over a greeting to choose"
    />
  ),
  wary: (
    <FormattedMessage
      id="wizard.manner.wary"
      defaultMessage="Wary"
      description="How a character greets the reader: careful, with some mistrust. One word over a greeting to choose"
    />
  ),
  busy: (
    <FormattedMessage
      id="wizard.manner.busy"
      defaultMessage="Busy"
      description="How a character greets the reader: in the middle of something. One word over a greeting to choose"
    />
  ),
  playful: (
    <FormattedMessage
      id="wizard.manner.playful"
      defaultMessage="Playful"
      description="How a character greets the reader: teasing, in good humour. One word over a greeting to choose"
    />
  ),
  quiet: (
    <FormattedMessage
      id="wizard.manner.quiet"
      defaultMessage="Quiet"
      description="How a character greets the reader: with few words. One word over a greeting to choose"
    />
  ),
  formal: (
    <FormattedMessage
      id="wizard.manner.formal"
      defaultMessage="Formal"
      description="How a character greets the reader: polite, with distance. One word over a greeting to choose"
    />
  ),
};

export const GreetingMannerWord = ({ manner }: { readonly manner: GreetingManner }) => words[manner];
