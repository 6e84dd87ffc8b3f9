/**
 * Everything that proves the project, in one command: `npx -y pnpm test`.
 *
 *   --soak            the longer proofs instead (`pnpm test:soak`)
 *   --only WORD       only the steps whose name contains WORD
 *   CHROMIUM_PATH     the browser to use; otherwise one is found or, on Debian as root, installed
 *   STOA_DATA_DIR     a folder of real product files by others; tests that need it are skipped aloud without it
 */
import { existsSync, mkdirSync } from 'node:fs'
import { findChromium, NoChromiumError } from './lib/chromium.ts'
import { inRoot } from './lib/paths.ts'
import { nodeTest, type Outcome, type Progress, runLanes, type Step, vitest } from './lib/steps.ts'
import { add, none } from './lib/tally.ts'

const option = (name: string) => {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : undefined
}
const isSoak = process.argv.includes('--soak')
const only = option('--only')
const began = Date.now()

mkdirSync(inRoot('reports'), { recursive: true })

let chromium: string
try {
  chromium = await findChromium(text => console.log(text))
} catch (error) {
  if (!(error instanceof NoChromiumError)) throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
const browser = { CHROMIUM_PATH: chromium }

const check = (name: string, command: string, args: string[], cwd?: string): Step => ({
  name,
  command,
  args,
  cwd,
})

const checks: Step[] = [
  check('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
  check('import boundaries and cycles', 'depcruise', ['packages', 'apps', 'scripts', 'bench', 'examples']),
  check('contract lint', 'pnpm', ['--filter', '@stoa/api-client', 'lint:contract']),
  check('generated code is up to date', 'node', ['scripts/check-generated.ts']),
]
/** The limits that every step below is run within. */
const limits = nodeTest('limits of a step', ['scripts/test/run-within.test.ts'])
/** After the types: it follows the imports of route types, which the type check writes. */
const unused = check('unused files, exports and dependencies', 'knip', [])
const scriptTypes = check('types of the scripts', 'node', [
  'node_modules/typescript-native/bin/tsc',
  '--noEmit',
  '-p',
  'tsconfig.json',
])
const types = check('types', 'turbo', ['run', 'typecheck', '--output-logs', 'errors-only'])
const build = check('build', 'turbo', ['run', 'build', '--output-logs', 'errors-only'])

/** Hosts that install what was packed. Needs the build, and the registry. */
const otherTeams = nodeTest('in the applications of other teams', ['examples/test/hosts.test.ts'], browser)

/** What the registry would get: its manifest, its types in every kind of project, its weight. Needs the build. */
const asShipped = ['cart-core', 'api-client', 'ui'].map(name =>
  check(`packages as shipped: ${name}`, 'pnpm', ['run', 'check:package'], inRoot('packages', name)),
)

const playwrightReport = inRoot('reports/storefront-browser.json')
const storefrontBrowser: Step = {
  name: 'the assembled storefront in a browser',
  command: 'pnpm',
  args: ['exec', 'playwright', 'test'],
  cwd: inRoot('apps/storefront'),
  env: { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  report: { kind: 'playwright', file: playwrightReport },
}

const quick: Step[][][] = [
  [checks, [limits, types, scriptTypes, unused]],
  [
    [
      vitest('the client', 'packages/api-client'),
      vitest('the cart core', 'packages/cart-core', [], browser),
      vitest('the storefront, logic and server', 'apps/storefront'),
      vitest('the API on PostgreSQL', 'apps/api'),
      // These three need the build: the other lane has long made it by then, and has more to do.
      nodeTest('pictures of stories', ['apps/storybook/pictures/pictures.test.ts'], browser),
      nodeTest('start, and how it ends', ['scripts/test/start.test.ts']),
    ],
    [
      build,
      ...asShipped,
      otherTeams,
      vitest('components in a browser', 'packages/ui', [], browser),
      vitest('stories in a browser', 'apps/storybook', [], browser),
    ],
  ],
  [[storefrontBrowser]],
]
const soak: Step[][][] = [
  [[vitest('soak: the cart core', 'packages/cart-core', [], { ...browser, STOA_SOAK: '1' })]],
  [[nodeTest('soak: start, and how it ends', ['scripts/test/start.soak.ts'])]],
  [[vitest('soak: the API on PostgreSQL', 'apps/api', [], { STOA_SOAK: '1' })]],
]

const show = ({ step, tally, seconds, failures, output }: Outcome) => {
  const counts = step.report ? `${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped` : ''
  console.log(
    `${tally.failed ? 'FAIL' : ' ok '}  ${step.name.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`,
  )
  if (tally.failed) {
    const ending = output.split('\n').slice(failures.length > 0 ? -60 : -200)
    for (const line of [...failures, '', 'How its output ends:', ...ending]) console.log(`      ${line}`)
  }
  const skipped = output.split('\n').filter(line => line.includes('SKIPPED:'))
  for (const line of new Set(skipped)) console.log(`      ${line.trim()}`)
}

const showProgress = (underWay: Iterable<Progress>) => {
  for (const { name, began, line } of underWay) {
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log(` ...  ${name.padEnd(44)} ${String(seconds).padStart(4)} s    ${line.slice(0, 90)}`)
  }
}

if (!process.env.STOA_DATA_DIR) {
  console.log('SKIPPED: tests on real product files by others (STOA_DATA_DIR names no folder)')
} else if (!existsSync(process.env.STOA_DATA_DIR)) {
  console.error(`STOA_DATA_DIR names ${process.env.STOA_DATA_DIR}, and there is no such folder.`)
  process.exit(1)
}

let total = none
for (const stage of isSoak ? soak : quick) {
  const lanes = stage.map(lane => lane.filter(step => !only || step.name.includes(only)))
  total = add(total, await runLanes(lanes, { isSoak }, { onDone: show, onWait: showProgress }))
}

console.log(`\nin ${((Date.now() - began) / 60_000).toFixed(1)} minutes`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed ? 1 : 0)
