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
  { name: 'explore', test: /(?:ui|app)[\\/]src[\\/]explore[\\/]/, minShareCount: 2, priority: 1 },
];
