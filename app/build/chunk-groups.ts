import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** Few files for a first view, and those that change rarely apart from those that change with every release. */
export const chunkGroups: CodeSplitting['groups'] = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-intl|intl-messageformat|@formatjs)[\\/]/,
    priority: 3,
  },
  // What the entry imports comes along: everything that a first view of any page needs.
  { name: 'shell', test: /[\\/]entry\.client\.tsx$/, priority: 2 },
  { name: 'explore', test: /(?:ui|app)[\\/]src[\\/]explore[\\/]/, minShareCount: 2, priority: 1 },
];
