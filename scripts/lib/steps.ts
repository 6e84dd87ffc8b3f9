import { inRoot } from '@stoa/testing/paths'
import type { Changes } from './changes.ts'
import { reportOf, type Step } from './step.ts'

export interface StepsOptions {
  /** File of the browser. */
  chromium: string
  /** Changes to test: tools that know which tests a change affects run only those. */
  changes?: Changes | null
}

/** Returns the phases, which run one after the other. The longest steps of each come first. */
export function testPhases({ chromium, changes }: StepsOptions): Step[][] {
  const packages = ['@stoa/ui', '@stoa/cart-core', '@stoa/api-client']
  const browser = { CHROMIUM_PATH: chromium }
  // Valid only if tests reach everything by imports, and no file by its name.
  const touched = changes ? [`--changed=${changes.base}`] : []

  return [
    [
      turbo('build', 'build'),
      turbo('types', 'typecheck'),
      check('format and lint', 'biome', 'ci', '--error-on-warnings', '.'),
      check(
        'import directions and cycles',
        'depcruise',
        'packages',
        'internal',
        'apps',
        'demo',
        'scripts',
        'bench',
        'examples',
        'operations',
      ),
      check('names of the glossary', 'node', 'scripts/check-names.ts'),
      check('one writer for each table', 'node', 'scripts/check-writers.ts'),
      check('screen texts in labels', 'node', 'scripts/check-labels.ts'),
      check('no name of the demo', 'node', 'scripts/check-brand.ts'),
      check('texts in elements of their own', 'node', 'scripts/check-text-nodes.ts'),
      check('prose', 'node', 'scripts/check-prose.ts'),
      check('migrations', 'pnpm', 'lint:migrations'),
      check('licences and bill of materials', 'node', 'scripts/check-licenses.ts'),
      check('audit of dependencies', 'node', 'scripts/check-audit.ts'),
      turbo('contract lint', 'lint', '--filter=@stoa/api-client'),
      check('generated code is up to date', 'node', 'scripts/check-generated.ts'),
    ],
    [
      vitest('stories in a browser', 'apps/storybook', { env: browser, about: ['@stoa/storybook'] }),
      vitest('API on PostgreSQL', 'apps/api', { about: ['api'] }),
      vitest('components in a browser', 'packages/ui', { env: browser, about: ['@stoa/ui'] }),
      vitest('back office', 'internal/back-office', { env: browser, about: ['@stoa/back-office'] }),
      nodeTest('applications of other teams', ['examples/test/*.test.ts'], {
        env: browser,
        about: [...packages, '@stoa/testing', 'examples/'],
      }),
      vitest('cart core', 'packages/cart-core', { args: touched, env: browser, about: ['@stoa/cart-core'] }),
      nodeTest('docs pages', ['apps/storybook/{e2e,pictures}/*.test.ts'], {
        env: browser,
        about: ['@stoa/storybook'],
      }),
      nodeTest('commands and documents', [
        'internal/{address-formats,server-kit,testing}/src/*.test.ts',
        'scripts/test/*.test.ts',
      ]),
      nodeTest('operations', ['operations/*/*.test.ts'], { about: ['api', 'storefront', 'operations/'] }),
      // Follows route types, which the type check writes.
      check('unused files, exports and dependencies', 'knip'),
      vitest('elements in a browser', 'packages/elements', { env: browser, about: ['@stoa/elements'] }),
      vitest('storefront, logic and server', 'apps/storefront', { about: ['storefront'] }),
      vitest('API client', 'packages/api-client', {
        args: touched,
        env: browser,
        about: ['@stoa/api-client'],
      }),
    ],
    // Alone: its workers, its servers and their database take the whole machine.
    [
      playwright('storefront in a browser', 'apps/storefront', {
        env: browser,
        about: ['storefront', 'api'],
      }),
    ],
  ]
}

/** The longer proofs, one after the other. */
export function soakPhases({ chromium }: StepsOptions): Step[][] {
  const env = { CHROMIUM_PATH: chromium, STOA_SOAK: '1' }
  return [
    [vitest('soak: cart core', 'packages/cart-core', { env })],
    [vitest('soak: components run by Preact', 'packages/ui', { env })],
    [turbo('soak: packages as shipped', 'check:package')],
    [check('soak: a release, tried', 'node', 'scripts/try-release.ts')],
    [nodeTest('soak: applications of other teams', ['examples/test/*.test.ts'], { env })],
    [nodeTest('soak: start, and how it ends', ['scripts/test/start.soak.ts'])],
    [vitest('soak: API on PostgreSQL', 'apps/api', { env })],
    [nodeTest('soak: operations', ['operations/*/*.soak.ts'])],
    [turbo('soak: build', 'build')],
    [playwright('soak: storefront in a browser', 'apps/storefront', { env })],
    [nodeTest('soak: pictures of stories', ['apps/storybook/pictures/pictures.soak.ts'], { env })],
    [nodeTest('soak: docs pages', ['apps/storybook/e2e/every-page.test.ts'], { env })],
    [vitest('soak: stories, further checks', 'apps/storybook', { env, args: ['--project', 'stories'] })],
  ]
}

const turbo = (name: string, ...tasks: string[]): Step =>
  check(name, 'turbo', 'run', ...tasks, '--output-logs=errors-only')

const check = (name: string, command: string, ...args: string[]): Step => ({ name, command, args })

interface TestOptions extends Pick<Step, 'env' | 'about'> {
  args?: string[]
}

function vitest(name: string, folder: string, { args = [], ...rest }: TestOptions): Step {
  const report = reportOf(name, 'xml')
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`]
  return {
    name,
    command: 'pnpm',
    args: ['run', 'test', ...reporters, ...args],
    cwd: inRoot(folder),
    report,
    ...rest,
  }
}

function playwright(name: string, folder: string, { args = [], env, about }: TestOptions): Step {
  const report = reportOf(name, 'xml')
  return {
    name,
    command: 'pnpm',
    args: ['run', 'test:browser', ...args],
    cwd: inRoot(folder),
    env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
    report,
    ...(about && { about }),
  }
}

/** Tests of Node's own runner, by the files that hold them. */
function nodeTest(name: string, files: string[], rest: TestOptions = {}): Step {
  const report = reportOf(name, 'xml')
  const reporters = [
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ['--test-reporter=junit', `--test-reporter-destination=${report}`],
  ].flat()
  // A run that a failed test left behind must not keep the whole from ending.
  return {
    name,
    command: 'node',
    args: ['--test', '--test-force-exit', ...reporters, ...files],
    report,
    ...rest,
  }
}
