// Who can import whom: the table of the layers, as rules. `npm run check` runs them; there are no cycles, types included.
// An exception is a decision record, not a line here.

/** Files that only tests and training scripts load. They can reach into every folder below them. */
const testFile = '(\\.(test|testing|fixture)\\.tsx?$)|^server/src/testing/|/([a-z-]*corpus|training)/';
/** What other features and the rest of the server see of a feature. */
const featureEntry = '^server/src/features/[^/]+/(index|contract)\\.ts$';
/** A test also reads and writes rows, and borrows another feature's fixtures. */
const featureEntryForTests = '^server/src/features/[^/]+/(table\\.ts$|[a-z-]+\\.testing\\.ts$)';

/** One layer: files of `from` import nothing of ours but what `allowed` matches. */
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: testFile },
  to: { path: '^(server|sdk|portal|loader|examples|tests|bench|tools)/', pathNot: [from, ...allowed] },
});

const sdkApp = '^sdk/src/app/';
const platform = '^server/src/(platform|text)/';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Move the shared type or value to a file of its own that both import.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      from: { path: '^(server|sdk|portal|loader)/src/', pathNot: testFile },
      to: { path: testFile },
    },
    layer('sdk-app', '^sdk/src/app/', [], 'The vocabulary of an app imports nothing of ours.'),
    layer('sdk-protocol', '^sdk/src/protocol/', [], 'The messages between page and frame import nothing of ours.'),
    layer('sdk-view', '^sdk/src/view/', [sdkApp], 'A view gets data and callbacks as props.'),
    layer('sdk-frame', '^sdk/src/frame/', [sdkApp, '^sdk/src/(protocol|view|theme)/'], 'No server code in the frame.'),
    layer('sdk-react', '^sdk/src/react/', [sdkApp, '^sdk/src/(protocol|view)/'], 'No server code in a church’s site.'),
    layer('loader', '^loader/src/', ['^sdk/src/protocol/'], 'The loader knows the protocol only.'),
    layer('platform', platform, [sdkApp], 'The platform imports nothing above it, types included.'),
    layer('scripture', '^server/src/scripture/', [platform, sdkApp], 'Scripture knows no feature and no app.'),
    layer(
      'understanding',
      '^server/src/understanding/',
      [platform, sdkApp],
      'Understanding knows no feature and no app.',
    ),
    layer(
      'handbook',
      '^server/src/handbook/',
      [platform, sdkApp, '^server/src/scripture/'],
      'The handbook knows no app.',
    ),
    layer(
      'care',
      '^server/src/care/',
      [platform, sdkApp, '^server/src/understanding/', '^server/src/scripture/reader\\.ts$'],
      'Care knows no feature and no app.',
    ),
    layer(
      'app-kit',
      '^server/src/app-kit/',
      [
        platform,
        sdkApp,
        '^server/src/(scripture|understanding|handbook|care)/',
        '^server/src/ministry-apps/contract\\.ts$',
      ],
      'The kit knows no app.',
    ),
    layer(
      'writing',
      '^server/src/writing/',
      [platform, sdkApp, '^server/src/(scripture|care)/', '^server/src/ministry-apps/contract\\.ts$'],
      'Writing knows the contract of an app, never an app.',
    ),
    layer(
      'ministry-apps',
      '^server/src/ministry-apps/',
      [sdkApp, '^server/src/(app-kit|text|scripture|understanding|handbook|care)/'],
      'An app has no database, no fetch and no clock but what it is given.',
    ),
    {
      name: 'no-app-imports-another-app',
      severity: 'error',
      from: { path: '^server/src/ministry-apps/([^/]+)/' },
      to: { path: '^server/src/ministry-apps/[^/]+/', pathNot: '^server/src/ministry-apps/$1/' },
    },
    layer(
      'features',
      '^server/src/features/',
      [
        platform,
        sdkApp,
        '^sdk/src/(protocol|view)/',
        '^sdk/src/frame/server\\.tsx$',
        '^server/src/(deps|app-env)\\.ts$',
        '^server/src/(scripture|care)/',
        '^server/src/understanding/understanding\\.ts$',
        '^server/src/writing/(index|spending)\\.ts$',
        '^server/src/ministry-apps/(index|contract|samples|app-catalogue)\\.ts$',
      ],
      'A feature knows no command, no demo and no list of the application.',
    ),
    {
      name: 'features-through-their-entry',
      comment: 'A feature is entered through its index.ts or contract.ts, from every folder.',
      severity: 'error',
      from: {
        path: '^server/src/features/([^/]+)/',
        pathNot: [testFile, '/table\\.ts$', '^server/src/features/docs/all-operations\\.ts$'],
      },
      to: { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', featureEntry] },
    },
    {
      name: 'tables-and-tests-through-their-entry',
      comment: 'A table may name another table in a foreign key.',
      severity: 'error',
      from: {
        path: [
          '^server/src/features/([^/]+)/.*(test|testing|fixture)\\.ts$',
          '^server/src/features/([^/]+)/table\\.ts$',
        ],
      },
      to: { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', featureEntry, featureEntryForTests] },
    },
    {
      name: 'server-enters-features-through-their-entry',
      comment:
        'app.ts mounts routes.ts; worker.ts loads one verb so that a thread does not load the whole application.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/features/', '^server/src/(app|worker|contracts)\\.ts$', testFile],
      },
      to: { path: '^server/src/features/', pathNot: featureEntry },
    },
    {
      name: 'server-tests-enter-features-through-their-entry',
      severity: 'error',
      // The conformance suite of the apps runs them as `features/runs` does.
      from: { path: testFile, pathNot: '^(server/src/features|portal)/|ministry-apps/conformance\\.test\\.ts$' },
      to: { path: '^server/src/features/', pathNot: [featureEntry, featureEntryForTests] },
    },
    {
      name: 'app-mounts-routes',
      severity: 'error',
      from: { path: '^server/src/app\\.ts$' },
      to: { path: '^server/src/features/', pathNot: [featureEntry, '^server/src/features/[^/]+/routes\\.ts$'] },
    },
    {
      name: 'demo-is-not-in-production',
      comment: 'Only the demo loads the demo and the example sites.',
      severity: 'error',
      from: { path: '^(server|portal|sdk|loader)/', pathNot: ['^server/src/demo/', testFile] },
      to: { path: '^(server/src/demo|examples)/' },
    },
    {
      name: 'portal-knows-contracts-only',
      comment:
        'The portal imports the server through the exports of its package.json: types, contracts and article; its build also enters features.',
      severity: 'error',
      from: { path: '^portal/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^server/',
        pathNot: [
          '^server/src/((app-type|contracts)\\.ts$|platform/article/|features/portal/match-path\\.ts$)',
          featureEntry,
        ],
      },
    },
    {
      name: 'portal-and-sdk',
      severity: 'error',
      from: { path: '^portal/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(loader|examples|tests|tools)/|^sdk/src/react/' },
    },
    {
      name: 'tests-use-public-entry-points',
      comment: 'Browser tests see the product as a church and its visitors do.',
      severity: 'error',
      from: { path: '^(tests/(browser|engines|wordpress|e2e|embed)|examples)/' },
      to: { path: '^(server|portal)/src/', pathNot: '\\.testing\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
