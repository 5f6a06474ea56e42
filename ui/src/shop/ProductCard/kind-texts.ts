import type { ProductKind } from '@fabula/sdk/types';
import type { IntlShape } from 'react-intl';

interface KindWords {
  readonly title: string;
  /** Where products of the kind appear, after the heading of their shelf. */
  readonly sub: string;
  /** Above other products of the kind. */
  readonly more: string;
}

const words = {
  frame: (intl) => ({
    title: intl.formatMessage({
      id: 'shop.frames.title',
      defaultMessage: 'Frames',
      description:
        'Heading in the shop, above frames for the reader’s picture, and their name in the choice of shelves',
    }),
    sub: intl.formatMessage({
      id: 'shop.frames.sub',
      defaultMessage: 'Around your picture, wherever others see it',
      description: 'After the heading of the frames in the shop: where a frame appears',
    }),
    more: intl.formatMessage({
      id: 'shop.productPage.more',
      defaultMessage: 'More frames',
      description: 'Heading on the page of a frame, above other frames',
    }),
  }),
  binding: (intl) => ({
    title: intl.formatMessage({
      id: 'shop.bindings.title',
      defaultMessage: 'Bindings',
      description: 'Heading in the shop, above book bindings, and their name in the choice of shelves',
    }),
    sub: intl.formatMessage({
      id: 'shop.bindings.sub',
      defaultMessage: 'On the books that you read',
      description: 'After the heading of the book bindings in the shop: where a binding appears',
    }),
    more: intl.formatMessage({
      id: 'shop.productPage.moreBindings',
      defaultMessage: 'More bindings',
      description: 'Heading on the page of a book binding, above other bindings',
    }),
  }),
  paper: (intl) => ({
    title: intl.formatMessage({
      id: 'shop.papers.title',
      defaultMessage: 'Papers',
      description: 'Heading in the shop, above papers for the reader’s chats, and their name in the choice of shelves',
    }),
    sub: intl.formatMessage({
      id: 'shop.papers.sub',
      defaultMessage: 'Beneath your chats and rooms',
      description: 'After the heading of the chat papers in the shop: where a paper appears',
    }),
    more: intl.formatMessage({
      id: 'shop.productPage.morePapers',
      defaultMessage: 'More papers',
      description: 'Heading on the page of a chat paper, above other papers',
    }),
  }),
} as const satisfies Record<ProductKind, (intl: IntlShape) => KindWords>;

/** What a kind of products is called, and where they appear. */
export const kindWords = (intl: IntlShape, kind: ProductKind): KindWords => words[kind](intl);
