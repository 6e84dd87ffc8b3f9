/** Who may know whom. The table stands in docs/decisions/005-import-directions.md; this file is what checks it. */
const { globSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')

/**
 * Files that the packages' own `exports` name, as patterns: other packages may import no others. An entry that runs only when it is
 * built has its types from the source.
 */
const entries = globSync('{packages,internal}/*/package.json', { cwd: __dirname }).flatMap(manifest => {
  const { exports } = JSON.parse(readFileSync(join(__dirname, manifest), 'utf8'))
  return Object.values(exports)
    .flatMap(target => target['@stoa/source'] ?? (target.import ? [target.import, target.types] : target))
    .flatMap(file => (typeof file === 'object' ? Object.values(file) : file))
    .map(file => `${dirname(manifest)}/${file.slice(2)}`.replaceAll('.', '\\.').replaceAll('*', '[^/]+'))
})

const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|internal|apps|bench|operations)/', pathNot: allowed },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Imports of types count: two files that need each other’s types are one file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment:
        'The examples resolve what they install, in the test that builds them. So do types for frameworks that only hosts have.',
      severity: 'error',
      from: { pathNot: '^(examples/(next|react-router|vite|types)|packages/elements/types)/' },
      to: { couldNotResolve: true, pathNot: '(^virtual:|\\+types|\\?|\\.css$)' },
    },
    only(
      'ui-stands-alone',
      'The design system knows neither client, core nor any app.',
      '^packages/ui/',
      '^(packages/ui|internal/testing)/',
    ),
    only(
      'core-stands-alone',
      'The core states ports; it knows neither client nor design system.',
      '^packages/cart-core/',
      '^(packages/cart-core|internal/testing)/',
    ),
    only(
      'client-stands-alone',
      'The client knows the contract and nothing else.',
      '^packages/api-client/',
      '^(packages/api-client|internal/testing)/',
    ),
    only(
      'elements-compose-the-packages',
      'Elements join design system, core and client for pages of other origins.',
      '^packages/elements/',
      '^(packages/|internal/testing/)',
    ),
    only(
      'api-knows-the-contract',
      'The API knows the contract and its types, nothing else of the client.',
      '^apps/api/',
      '^(apps/api/|internal/(address-formats|server-kit)/|packages/api-client/((operator-)?openapi\\.json|limits\\.(js|d\\.ts)|src/(operator-)?schema\\.ts)$)',
    ),
    only(
      'storefront-composes-the-packages',
      'The storefront joins design system, core and client; of the API it knows the contract’s types only.',
      '^apps/storefront/',
      '^(apps/storefront/|packages/(ui|cart-core|api-client|elements)/|internal/(address-formats|back-office|server-kit|testing)/)',
    ),
    only(
      'console-composes-the-packages',
      'The operator console joins design system, back office and client, and knows nothing of the API but its contract.',
      '^apps/operator/',
      '^(apps/operator/|packages/(ui|api-client)/|internal/back-office/)',
    ),
    only(
      'bench-measures-packages-and-api',
      'A benchmark enters a package by its front door and measures the API’s statements; pages are measured from outside.',
      '^bench/',
      '^(bench/|packages/|internal/testing/|apps/api/(src|seed)/)',
    ),
    only(
      'server-kit-stands-alone',
      'Code that both server processes share knows neither of them.',
      '^internal/server-kit/',
      '^internal/server-kit/',
    ),
    only(
      'address-formats-stand-alone',
      'The rules of addresses know neither of their users.',
      '^internal/address-formats/',
      '^internal/address-formats/',
    ),
    only(
      'testing-stands-alone',
      'Tools of tests and commands know nothing of what they start and look at.',
      '^internal/testing/',
      '^internal/testing/',
    ),
    only(
      'back-office-extends-the-ui',
      'The back office adds parts to the design system; it knows neither client, core nor any app.',
      '^internal/back-office/',
      '^(internal/(back-office|testing)|packages/ui)/',
    ),
    only(
      'scripts-start-and-know-nothing',
      'Scripts run the apps as processes; they share their settings and no other code with them.',
      '^scripts/',
      '^internal/(testing|server-kit)/',
    ),
    only(
      'operations-run-the-apps',
      'Suites of operations run the apps as processes and ask them by HTTP.',
      '^operations/',
      '^(operations/|internal/testing/|packages/(api-client|cart-core)/)',
    ),
    only(
      'storybook-shows-the-ui',
      'Storybook shows the design system and its made-up data.',
      '^apps/storybook/',
      '^(apps/storybook/|packages/ui/|internal/(back-office|testing)/)',
    ),
    {
      name: 'examples-stand-outside',
      comment: 'An example has nothing of the workspace but the packed packages that it installs.',
      severity: 'error',
      from: { path: '^examples/(next|react-router|vite|types)/' },
      to: { path: '^(packages|internal|apps|bench|scripts|examples)/', pathNot: '^examples/$1/' },
    },
    {
      name: 'packages-by-their-entries',
      comment: 'A package is imported by its exports only, also by stories, tests and scripts.',
      severity: 'error',
      from: { path: '^(?:(?:packages|internal)/([^/]+)|apps|bench|scripts|examples|operations)/' },
      to: { path: '^(packages|internal)/', pathNot: `^((packages|internal)/$1/|(${entries.join('|')})$)` },
    },
    {
      name: 'tests-and-commands-only',
      comment:
        'The second accessibility engine and the tools around processes never come into a page or a server.',
      severity: 'error',
      from: {
        path: '^(packages/[^/]+/src|internal/(back-office|server-kit)/src|apps/api/src|apps/storefront/(app|server|vite))/',
        pathNot: '\\.test\\.',
      },
      to: { path: '^internal/testing/' },
    },
    {
      name: 'ui-source-knows-no-tests',
      comment: 'Stories and docs have their data in fixtures; what is shipped knows neither.',
      severity: 'error',
      from: { path: '^packages/ui/(src|fixtures)/', pathNot: '\\.test\\.' },
      to: { path: '^packages/ui/test/' },
    },
    {
      name: 'ui-ships-no-fixtures',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: '\\.(test|stories|docs)\\.' },
      to: { path: '^packages/ui/fixtures/' },
    },
    {
      name: 'ui-ships-no-docs',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: '\\.(test|stories|docs)\\.|^packages/ui/src/docs/' },
      to: { path: '^packages/ui/src/(docs/|.*\\.docs\\.tsx?$)' },
    },
    {
      name: 'ui-tokens-know-nothing',
      severity: 'error',
      from: { path: '^packages/ui/src/tokens/' },
      to: { path: '^packages/ui/src/(styles|system|primitives|patterns|internal)/' },
    },
    {
      name: 'ui-styles-know-tokens',
      severity: 'error',
      from: { path: '^packages/ui/src/styles/' },
      to: { path: '^packages/ui/src/(system|primitives|patterns|internal)/' },
    },
    {
      name: 'ui-system-has-no-parts',
      severity: 'error',
      from: { path: '^packages/ui/src/system/', pathNot: '\\.(test|stories)\\.' },
      to: { path: '^packages/ui/src/(primitives|patterns|internal)/' },
    },
    {
      name: 'ui-primitives-know-no-patterns',
      severity: 'error',
      from: { path: '^packages/ui/src/primitives/', pathNot: '\\.(test|stories)\\.' },
      to: { path: '^packages/ui/src/(patterns|internal)/' },
    },
    {
      name: 'ui-internal-entries-for-others',
      comment: 'Entries for packages of the workspace gather pieces of all layers: no layer uses them.',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: '^packages/ui/src/internal/' },
      to: { path: '^packages/ui/src/internal/' },
    },
    {
      name: 'ui-internal-entries-for-back-office',
      comment: 'Pieces of the design system without a public entry are for packages that add components.',
      severity: 'error',
      from: { pathNot: '^(packages/(ui|elements)|internal/back-office)/' },
      to: { path: '^packages/ui/src/internal/' },
    },
    {
      name: 'storefront-seller-parts-in-the-seller-area',
      comment:
        'Only the seller area may import what is made for it; its routes and its layout lead into it. The operator’s pages build on it.',
      severity: 'error',
      from: {
        path: '^apps/storefront/',
        pathNot: '^apps/storefront/app/((seller|operator)/|(routes|layouts)/seller[/.-])',
      },
      to: { path: '^(internal/back-office/|apps/storefront/app/seller/)' },
    },
    {
      name: 'storefront-operator-parts-in-the-operator-area',
      comment: 'Only the operator’s routes lead to the operator’s pages.',
      severity: 'error',
      from: {
        path: '^apps/storefront/',
        pathNot: '^apps/storefront/app/(operator/|routes/set-up)',
      },
      to: { path: '^apps/storefront/app/operator/' },
    },
    {
      name: 'storefront-seller-knows-no-shop',
      comment: 'A part that the shop and the seller area both need stands in shared.',
      severity: 'error',
      from: { path: '^apps/storefront/app/(seller/|(routes|layouts)/seller[/.-])' },
      to: { path: '^apps/storefront/app/shop/' },
    },
    {
      name: 'storefront-shared-knows-no-area',
      comment: 'The shop and the seller area import shared parts, which import neither.',
      severity: 'error',
      from: { path: '^apps/storefront/app/shared/' },
      to: { path: '^apps/storefront/app/(shop|seller)/' },
    },
    {
      name: 'ui-parts-by-their-index',
      comment:
        'A component is entered by its index. Code that comes after the page is named by its file, and so are the pieces that must not bring an engine along.',
      severity: 'error',
      from: {
        path: '^packages/ui/src/(primitives|patterns)/([^/]+)/',
        pathNot: '\\.(test|stories)\\.',
      },
      to: {
        path: '^packages/ui/src/(primitives|patterns)/[^/]+/',
        pathNot:
          '^packages/ui/src/($1/$2/|(primitives|patterns)/[^/]+/index\\.ts$|primitives/(field/(styles|fold|swatch)|popover/(use-popover|on-escape|popover\\.css)|avatar-group/avatar-group\\.css|toast/[a-z.-]+)\\.tsx?$|patterns/[a-z-]+/([a-z-]+\\.labels|use-theme-options)\\.ts$)',
        dynamic: false,
      },
    },
    {
      name: 'back-office-parts-by-their-index',
      comment:
        'A component is entered by its index, except by code that loads later and by stories and tests.',
      severity: 'error',
      from: { path: '^internal/back-office/src/([^/]+)/', pathNot: '\\.(test|stories)\\.' },
      to: {
        path: '^internal/back-office/src/[^/]+/',
        pathNot: '^internal/back-office/src/($1/|[^/]+/index\\.ts$)',
        dynamic: false,
      },
    },
    {
      name: 'back-office-ships-no-fixtures',
      severity: 'error',
      from: { path: '^internal/back-office/src/', pathNot: '\\.(test|stories)\\.' },
      to: { path: '^(internal/back-office/(fixtures|test)|packages/ui/(fixtures|test))/' },
    },
    {
      name: 'styles-in-style-files',
      comment: 'vanilla-extract compiles away, so only style files may import it.',
      severity: 'error',
      from: {
        path: '^(packages/ui/src|internal/back-office|apps)/',
        pathNot: '(\\.css\\.ts|^packages/ui/src/styles/layered\\.ts)$',
      },
      to: { path: 'node_modules/@vanilla-extract/(css|recipes)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'behaviour-libraries-by-one-door',
      comment: 'Radix and react-aria are used in primitives only; patterns compose primitives.',
      severity: 'error',
      from: { path: '^(packages/ui|internal/back-office)/src/', pathNot: '^packages/ui/src/primitives/' },
      to: {
        path: 'node_modules/(radix-ui|@radix-ui|react-aria|react-aria-components|react-stately|@react-(aria|stately))/',
      },
    },
    {
      name: 'api-modules-by-their-index',
      comment:
        'A module’s index exports all that other modules may use. Tables are imported from their schema: everyone may read them.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: {
        path: '^apps/api/src/modules/[^/]+/',
        pathNot: '^apps/api/src/modules/($1/|[^/]+/(index\\.ts$|.*\\.schema\\.ts$))',
      },
    },
    {
      name: 'api-schemas-know-schemas',
      comment: 'Tables refer to tables of other modules and to values of the read model, never to code.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/.*\\.schema\\.ts$' },
      to: {
        path: '^apps/api/src/modules/',
        pathNot: '^apps/api/src/modules/($1/|read-model/index\\.ts$|[^/]+/.*\\.schema\\.ts$)',
      },
    },
    {
      name: 'api-composition-by-index',
      comment:
        'The application and its commands use a module by its index; the list of all tables is for migrations.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/modules/([^/]+/|schema\\.ts$)' },
      to: { path: '^apps/api/src/modules/[^/]+/', pathNot: '^apps/api/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'api-read-model-uses-no-module',
      comment: 'Everyone may use the read model, so it uses no other module.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/read-model/' },
      to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/read-model/' },
    },
    {
      name: 'api-no-cycles',
      comment: 'Arrows inside the API go one way, type imports counted.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { circular: true },
    },
    {
      name: 'api-sql-in-repositories',
      comment:
        'Statements are in *.repository.ts, pieces of them in *.sql.ts, tables in *.schema.ts. Nothing else imports Drizzle, not even its types.',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: '\\.(repository|sql|schema|test)\\.ts$|^apps/api/src/platform/(db|backup)/',
      },
      to: { path: 'node_modules/drizzle-orm/' },
    },
    {
      name: 'api-platform-knows-no-module',
      comment: 'Platform and ports know neither a module nor the wiring of the contract.',
      severity: 'error',
      from: { path: '^apps/api/src/(platform|ports)/' },
      to: { path: '^apps/api/src/(modules|contract)/' },
    },
    {
      name: 'api-source-knows-no-demo-data',
      comment: 'The demo marketplace is reached by one door, and not by modules.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/demo\\.ts$' },
      to: { path: '^(demo|apps/api/seed)/' },
    },
    {
      name: 'api-modules-do-not-seed',
      severity: 'error',
      from: { path: '^apps/api/src/(modules|platform|ports|contract|adapters)/' },
      to: { path: '^apps/api/src/demo\\.ts$' },
    },
    {
      name: 'demo-data-stands-alone',
      comment: 'The demo data is plain data: it knows no code of the workspace.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(packages|internal|apps|bench|scripts|examples)/' },
    },
    {
      name: 'api-test-provider-stands-alone',
      comment: 'The test provider is a process of its own: nobody imports it, and it imports Node alone.',
      severity: 'error',
      from: { path: '^apps/api/src/test-provider/' },
      to: { pathNot: '^apps/api/src/test-provider/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'api-knows-no-test-provider',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: '^apps/api/src/test-provider/' },
      to: { path: '^apps/api/src/test-provider/' },
    },
    {
      name: 'api-ports-know-no-adapter',
      comment: 'A port is an interface. What fits it is chosen where the application is put together.',
      severity: 'error',
      from: { path: '^apps/api/src/(ports|platform|contract|modules)/' },
      to: { path: '^apps/api/src/adapters/' },
    },
    {
      name: 'api-vendors-behind-adapters',
      comment: 'Mail servers and password hashing are known to their adapters only.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/adapters/' },
      to: { path: 'node_modules/(nodemailer|@node-rs/argon2)/' },
    },
    {
      name: 'router-by-one-name',
      comment:
        'App code imports react-router-dom; only configuration and generated files touch react-router.',
      severity: 'error',
      from: { path: '^apps/storefront/app/', pathNot: '^apps/storefront/app/(entry\\.|routes\\.ts)' },
      to: { path: 'node_modules/react-router/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'storefront-lib-is-plain',
      comment: 'Pure functions over plain data: no reads, no parts, no pages.',
      severity: 'error',
      from: { path: '^apps/storefront/app/lib/' },
      to: { path: '^apps/storefront/(server|app/(data|shop|seller|shared|layouts|routes))/' },
    },
    {
      name: 'storefront-data-shows-nothing',
      severity: 'error',
      from: { path: '^apps/storefront/app/data/', pathNot: '\\.test\\.' },
      to: { path: '^apps/storefront/app/(shop|seller|shared)/' },
    },
    {
      name: 'storefront-routes-stand-alone',
      severity: 'error',
      from: { path: '^apps/storefront/app/(routes|layouts)/' },
      to: { path: '^apps/storefront/app/routes/', pathNot: '\\.labels\\.ts$' },
    },
    {
      name: 'guards-live-in-layouts',
      severity: 'error',
      from: { path: '^apps/storefront/app/(shop|seller|shared|data)/' },
      to: { path: '^apps/storefront/app/(routes|layouts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Of libraries nothing is left out: most have their entry in a folder `dist`.
    exclude: {
      path: '^(?!.*node_modules/).*(/dist/|/build/|/\\.(react-router|next)/|storybook-static|demo/studio/)',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@stoa/source', 'import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
}
