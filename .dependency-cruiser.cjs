/** @type {import('dependency-cruiser').IConfiguration} The allowed directions of imports. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle of imports has no first file to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-knows-nothing',
      comment: 'The contract stands alone: everything else is made from it.',
      severity: 'error',
      from: { path: '^api-spec/' },
      to: { path: '^(sdk|ui|app|server|locales)/' },
    },
    {
      name: 'ink-knows-nothing',
      comment: 'Stories come to the same hashes wherever they are played: no place may show through.',
      severity: 'error',
      from: { path: '^ink/' },
      to: { path: '^(api-spec|sdk|ui|app|server|locales)/' },
    },
    {
      name: 'sdk-knows-the-contract-only',
      severity: 'error',
      from: { path: '^sdk/' },
      to: { path: '^(ui|app|server|locales)/' },
    },
    {
      name: 'ui-knows-nothing',
      comment: 'Views take values and callbacks: no SDK, no pages, no router, no server state.',
      severity: 'error',
      from: { path: '^ui/src/' },
      to: {
        path: '^(sdk|app|server)/|node_modules/(react-router|react-router-dom|@tanstack|msw|zod)/',
        pathNot: String.raw`^sdk/src/types\.ts$`,
      },
    },
    {
      name: 'ui-takes-types-from-the-contract',
      comment: 'Views name the values of the contract by its types; nothing of the SDK runs in them.',
      severity: 'error',
      from: { path: '^ui/src/' },
      to: { path: String.raw`^sdk/src/types\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'component-library-in-primitives',
      comment: 'Only the primitives know which component library stands behind them.',
      severity: 'error',
      from: { path: '^(ui/src/(?!primitives/)|app/)', pathNot: String.raw`UiProvider` },
      to: { path: 'node_modules/@base-ui/' },
    },
    {
      name: 'app-imports-public-faces',
      comment: 'Pages use what a package publishes, not its insides.',
      severity: 'error',
      from: { path: '^app/' },
      to: {
        path: '^(ui|sdk)/src/(?!index\\.ts|react\\.ts|schemas\\.ts|mocks/index\\.ts|mocks\\.ts|theme/)',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'app-knows-no-server',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(server|api-spec)/' },
    },
    {
      name: 'no-page-imports-another',
      severity: 'error',
      from: { path: '^app/src/pages/([^/]+)/([^/]+)/' },
      // What a page loads later, such as the page that is opened next, it does as the router does.
      to: { path: '^app/src/pages/', pathNot: '^app/src/pages/$1/$2/', dynamic: false },
    },
    {
      name: 'server-knows-no-sdk',
      comment: 'A voice reads the same words of a message on both sides.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(sdk|ui|app|locales)/', pathNot: String.raw`^sdk/src/plain-words\.ts$` },
    },
    {
      name: 'no-domain-reads-anothers-store',
      comment: "A domain calls another's service; its store and tables are its own.",
      severity: 'error',
      from: {
        path: String.raw`^server/src/(accounts|points|explore|history|chats|rooms|posts|social|shop|cards|stories|jobs|idempotency)/`,
        pathNot: String.raw`\.test\.ts$`,
      },
      to: {
        path: String.raw`^server/src/(accounts|points|explore|history|chats|rooms|posts|social|shop|cards|stories|jobs|idempotency)/.*(store|tables)\.ts$`,
        pathNot: String.raw`^server/src/$1/`,
      },
    },
    {
      name: 'no-tests-in-products',
      severity: 'error',
      from: { path: '^(ink|sdk|ui|app|server)/src/', pathNot: String.raw`\.(test|stories)\.tsx?$` },
      to: { path: String.raw`\.(test|stories)\.tsx?$` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|\\.art|storybook-static|compiled)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
