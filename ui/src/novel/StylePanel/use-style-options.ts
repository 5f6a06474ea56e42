import { useIntl } from 'react-intl';

import { faces, flows, measures, papers, spacings } from '../model';

/** The settings of a book in words: what each is called, and what there is to choose from. */
export function useStyleOptions() {
  const intl = useIntl();
  const flowNames = {
    scroll: intl.formatMessage({
      id: 'novel.flow.scroll',
      defaultMessage: 'Scroll',
      description: 'Setting of a book: it scrolls, without pages',
    }),
    pages: intl.formatMessage({
      id: 'novel.flow.pages',
      defaultMessage: 'Pages',
      description: 'Setting of a book: it is turned page by page',
    }),
  };
  const paperNames = {
    theme: intl.formatMessage({
      id: 'novel.paper.theme',
      defaultMessage: 'Auto',
      description: 'Setting of a book: its paper is that of the page around it, by night or by day',
    }),
    day: intl.formatMessage({
      id: 'novel.paper.day',
      defaultMessage: 'Day',
      description: 'Setting of a book: light paper',
    }),
    sepia: intl.formatMessage({
      id: 'novel.paper.sepia',
      defaultMessage: 'Sepia',
      description: 'Setting of a book: old, brownish paper',
    }),
    night: intl.formatMessage({
      id: 'novel.paper.night',
      defaultMessage: 'Night',
      description: 'Setting of a book: dark paper with light ink',
    }),
  };
  const faceNames = {
    serif: intl.formatMessage({
      id: 'novel.face.serif',
      defaultMessage: 'Serif',
      description: 'Setting of a book: letters with serifs; in other scripts, those of books',
    }),
    sans: intl.formatMessage({
      id: 'novel.face.sans',
      defaultMessage: 'Sans',
      description: 'Setting of a book: letters without serifs',
    }),
  };
  const spacingNames = {
    close: intl.formatMessage({
      id: 'novel.spacing.close',
      defaultMessage: 'Close',
      description: 'Lines of a book stand close',
    }),
    usual: intl.formatMessage({
      id: 'novel.spacing.usual',
      defaultMessage: 'Normal',
      description: 'Lines of a book stand as usual',
    }),
    open: intl.formatMessage({
      id: 'novel.spacing.open',
      defaultMessage: 'Open',
      description: 'Lines of a book stand far apart',
    }),
  };
  const measureNames = {
    narrow: intl.formatMessage({
      id: 'novel.measure.narrow',
      defaultMessage: 'Short',
      description: 'Lines of a book are short',
    }),
    usual: intl.formatMessage({
      id: 'novel.measure.usual',
      defaultMessage: 'Normal',
      description: 'Lines of a book are of usual length',
    }),
    wide: intl.formatMessage({
      id: 'novel.measure.wide',
      defaultMessage: 'Long',
      description: 'Lines of a book are long',
    }),
  };
  return {
    flow: {
      label: intl.formatMessage({
        id: 'novel.flow',
        defaultMessage: 'Layout',
        description: 'Setting of a book: whether it is scrolled or turned page by page',
      }),
      options: flows.map((value) => ({ value, label: flowNames[value] })),
    },
    paper: {
      label: intl.formatMessage({
        id: 'novel.paper',
        defaultMessage: 'Paper',
        description: 'Setting of a book: its paper',
      }),
      options: papers.map((value) => ({ value, label: paperNames[value] })),
    },
    face: {
      label: intl.formatMessage({
        id: 'novel.face',
        defaultMessage: 'Typeface',
        description: 'Setting of a book: its typeface',
      }),
      options: faces.map((value) => ({ value, label: faceNames[value] })),
    },
    spacing: {
      label: intl.formatMessage({
        id: 'novel.spacing',
        defaultMessage: 'Line spacing',
        description: 'Setting of a book: how far apart its lines stand',
      }),
      options: spacings.map((value) => ({ value, label: spacingNames[value] })),
    },
    measure: {
      label: intl.formatMessage({
        id: 'novel.measure',
        defaultMessage: 'Line length',
        description: 'Setting of a book: how long its lines are',
      }),
      options: measures.map((value) => ({ value, label: measureNames[value] })),
    },
  };
}
