/**
 * Writes into docs/architecture.md which module of the API uses which.
 *
 *   --check    fails if the page says something else
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { arrowsOf, type Import, printArrows } from './lib/arrows.ts'
import { withSection } from './lib/section.ts'

const PAGE = 'docs/architecture.md'

const { code, output } = await run('depcruise', ['apps/api/src/modules', '--output-type', 'json'])
if (code !== 0) throw new Error(output)
const { modules } = JSON.parse(output) as {
  modules: { source: string; dependencies: Pick<Import, 'resolved'>[] }[]
}
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ source, resolved })),
)

const before = readFileSync(inRoot(PAGE), 'utf8')
const after = withSection(before, 'modules', printArrows(arrowsOf(imports)))
if (after !== before && process.argv.includes('--check')) {
  console.error(`${PAGE}: its table of the API’s modules is out of date.`)
  process.exit(1)
}
writeFileSync(inRoot(PAGE), after)
