import { useIntl } from 'react-intl';

import { faces, flows, measures, papers, spacings } from '../model';

/** The settings of a book in words: what each is called, and what there is to choose from. */
export function useStyleOptions() {
  const { formatMessage: say } = useIntl();
  const flowNames = {
    scroll: say({
      id: 'novel.flow.scroll',
      defaultMessage: 'Scroll',
      description: 'Setting of a book: it goes on downwards, without pages',
    }),
    pages: say({
      id: 'novel.flow.pages',
      defaultMessage: 'Pages',
      description: 'Setting of a book: it is turned page by page',
    }),
  };
  const paperNames = {
    theme: say({
      id: 'novel.paper.theme',
      defaultMessage: 'Auto',
      description: 'Setting of a book: its paper is that of the page around it, by night or by day',
    }),
    day: say({ id: 'novel.paper.day', defaultMessage: 'Day', description: 'Setting of a book: light paper' }),
    sepia: say({
      id: 'novel.paper.sepia',
      defaultMessage: 'Sepia',
      description: 'Setting of a book: old, brownish paper',
    }),
    night: say({
      id: 'novel.paper.night',
      defaultMessage: 'Night',
      description: 'Setting of a book: dark paper with light ink',
    }),
  };
  const faceNames = {
    serif: say({
      id: 'novel.face.serif',
      defaultMessage: 'Serif',
      description: 'Setting of a book: letters with serifs; in other scripts, those of books',
    }),
    sans: say({
      id: 'novel.face.sans',
      defaultMessage: 'Sans',
      description: 'Setting of a book: letters without serifs',
    }),
  };
  const spacingNames = {
    close: say({ id: 'novel.spacing.close', defaultMessage: 'Close', description: 'Lines of a book stand close' }),
    usual: say({ id: 'novel.spacing.usual', defaultMessage: 'Usual', description: 'Lines of a book stand as usual' }),
    open: say({ id: 'novel.spacing.open', defaultMessage: 'Open', description: 'Lines of a book stand far apart' }),
  };
  const measureNames = {
    narrow: say({ id: 'novel.measure.narrow', defaultMessage: 'Short', description: 'Lines of a book are short' }),
    usual: say({
      id: 'novel.measure.usual',
      defaultMessage: 'Usual',
      description: 'Lines of a book are of usual length',
    }),
    wide: say({ id: 'novel.measure.wide', defaultMessage: 'Long', description: 'Lines of a book are long' }),
  };
  return {
    flow: {
      label: say({
        id: 'novel.flow',
        defaultMessage: 'Way',
        description: 'Setting of a book: whether it is scrolled or turned page by page',
      }),
      options: flows.map((value) => ({ value, label: flowNames[value] })),
    },
    paper: {
      label: say({ id: 'novel.paper', defaultMessage: 'Paper', description: 'Setting of a book: its paper' }),
      options: papers.map((value) => ({ value, label: paperNames[value] })),
    },
    face: {
      label: say({ id: 'novel.face', defaultMessage: 'Face', description: 'Setting of a book: its typeface' }),
      options: faces.map((value) => ({ value, label: faceNames[value] })),
    },
    spacing: {
      label: say({
        id: 'novel.spacing',
        defaultMessage: 'Line spacing',
        description: 'Setting of a book: how far apart its lines stand',
      }),
      options: spacings.map((value) => ({ value, label: spacingNames[value] })),
    },
    measure: {
      label: say({
        id: 'novel.measure',
        defaultMessage: 'Line length',
        description: 'Setting of a book: how long its lines are',
      }),
      options: measures.map((value) => ({ value, label: measureNames[value] })),
    },
  };
}
