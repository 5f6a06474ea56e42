import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-intl|intl-messageformat|@formatjs)[\\/]/;
/** Parts of the framework that no first view of the hub needs. */
const lateFramework = /[\\/]@tanstack[\\/].*[\\/](?:queriesObserver|useQueries|infiniteQuery\w*|useInfiniteQuery)\.js$/;

/** Few files for a first view, and those that change rarely apart from those that change with every release. */
export const chunkGroups: CodeSplitting['groups'] = [
  {
    name: 'framework',
    test: (id) => framework.test(id) && !lateFramework.test(id),
    priority: 3,
  },
  // What the entry imports comes along: everything that a first view of any page needs.
  { name: 'shell', test: /[\\/]entry\.client\.tsx$/, priority: 2 },
  // The calls of conversations stay together, since a page that needs one needs most of them. What cards share with
  // them stands apart, so that those do not take them along.
  {
    name: 'files',
    test: /sdk[\\/]src[\\/](?:runtime[\\/]file|generated[\\/]model[\\/]\w+File\.zod)\.ts$/,
    priority: 1,
  },
  { name: 'chats', test: /generated[\\/]client[\\/]chats[\\/]/, priority: 0 },
  {
    name: 'explore',
    test: /(?:ui[\\/]src[\\/]explore|app[\\/]src[\\/](?:explore|routes))[\\/]/,
    minShareCount: 3,
    priority: 1,
  },
];
