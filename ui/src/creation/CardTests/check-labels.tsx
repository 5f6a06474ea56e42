import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CardTestCheckCode } from './card-test-model';

export const passedLabels: Readonly<Record<CardTestCheckCode, ReactNode>> = {
  answers: <FormattedMessage id="cardTest.passed.answers" defaultMessage="Answers" description="A check that passed" />,
  language: (
    <FormattedMessage
      id="cardTest.passed.language"
      defaultMessage="Speaks the language of the card"
      description="A check that passed"
    />
  ),
  'speaks-for-reader': (
    <FormattedMessage
      id="cardTest.passed.reader"
      defaultMessage="Does not write the reader’s lines"
      description="A check that passed"
    />
  ),
  'prompt-leak': (
    <FormattedMessage
      id="cardTest.passed.leak"
      defaultMessage="Does not recite the card"
      description="A check that passed: the reply has no twelve words of the card in a row"
    />
  ),
  'assistant-phrase': (
    <FormattedMessage
      id="cardTest.passed.assistant"
      defaultMessage="Does not talk like an assistant"
      description="A check that passed"
    />
  ),
  'claims-to-be-human': (
    <FormattedMessage
      id="cardTest.passed.human"
      defaultMessage="Does not claim to be human"
      description="A check that passed"
    />
  ),
  'too-long': (
    <FormattedMessage id="cardTest.passed.length" defaultMessage="Is not too long" description="A check that passed" />
  ),
  contains: (
    <FormattedMessage
      id="cardTest.passed.contains"
      defaultMessage="Uses one of the words you expected"
      description="A check that passed"
    />
  ),
  avoids: (
    <FormattedMessage
      id="cardTest.passed.avoids"
      defaultMessage="Uses none of the words you excluded"
      description="A check that passed"
    />
  ),
  lore: (
    <FormattedMessage
      id="cardTest.passed.lore"
      defaultMessage="Uses its lorebook"
      description="A check that passed: the reply has a word of the lorebook entry"
    />
  ),
};

export const failedLabels: Readonly<Record<CardTestCheckCode, ReactNode>> = {
  answers: (
    <FormattedMessage id="cardTest.failed.answers" defaultMessage="Does not answer" description="A check that failed" />
  ),
  language: (
    <FormattedMessage
      id="cardTest.failed.language"
      defaultMessage="Answers in another language"
      description="A check that failed"
    />
  ),
  'speaks-for-reader': (
    <FormattedMessage
      id="cardTest.failed.reader"
      defaultMessage="Writes the reader’s lines"
      description="A check that failed"
    />
  ),
  'prompt-leak': (
    <FormattedMessage
      id="cardTest.failed.leak"
      defaultMessage="Recites the card word for word"
      description="A check that failed: the reply has twelve words of the card in a row"
    />
  ),
  'assistant-phrase': (
    <FormattedMessage
      id="cardTest.failed.assistant"
      defaultMessage="Talks like an assistant"
      description="A check that failed"
    />
  ),
  'claims-to-be-human': (
    <FormattedMessage
      id="cardTest.failed.human"
      defaultMessage="Claims to be human"
      description="A check that failed"
    />
  ),
  'too-long': (
    <FormattedMessage id="cardTest.failed.length" defaultMessage="Is too long" description="A check that failed" />
  ),
  contains: (
    <FormattedMessage
      id="cardTest.failed.contains"
      defaultMessage="Uses none of the words you expected"
      description="A check that failed"
    />
  ),
  avoids: (
    <FormattedMessage
      id="cardTest.failed.avoids"
      defaultMessage="Uses a word you excluded"
      description="A check that failed"
    />
  ),
  lore: (
    <FormattedMessage
      id="cardTest.failed.lore"
      defaultMessage="Does not use its lorebook"
      description="A check that failed: the reply has no word of the lorebook entry"
    />
  ),
};
