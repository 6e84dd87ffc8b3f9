/**
 * Writes the exports of the published packages into their READMEs, from docstrings and, for components, from their
 * docs. `--check` fails if a README differs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { exportedValues } from './lib/exports.ts'
import { withSection } from './lib/section.ts'

interface Entry {
  specifier: string
  file: string
}

/** A package's entries that are modules with names of their own; one that only gathers others says nothing new. */
function entriesOf(folder: string): Entry[] {
  const { name, exports } = JSON.parse(readFileSync(inRoot(`${folder}/package.json`), 'utf8')) as {
    name: string
    exports: Record<string, string | { '@stoa/source'?: string | { types: string }; types?: string }>
  }
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === 'string' || !target.types) return []
    const given = target['@stoa/source']
    // An entry that runs only when it is built has its types from the source.
    const source = typeof given === 'object' ? given.types : given
    if (!source) return []
    const file = inRoot(`${folder}/${source.slice(2)}`)
    const gathers = /^(export \* from .*\n)+$/.test(readFileSync(file, 'utf8'))
    return gathers ? [] : [{ specifier: `${name}${path.slice(1)}`, file }]
  })
}

function tablesOf(entries: readonly Entry[]): string {
  const values = exportedValues(entries.map(({ file }) => file))
  return entries
    .flatMap(({ specifier, file }) => {
      const rows = (values.get(file) ?? []).map(({ name, sentence }) => {
        if (!sentence) throw new Error(`${name} of ${specifier} has no docstring: say what it is above it.`)
        return `| \`${name}\` | ${sentence.replaceAll('|', '\\|')} |`
      })
      if (rows.length === 0) return []
      return [[`### \`${specifier}\``, '', '| export | what it is |', '|---|---|', ...rows].join('\n')]
    })
    .join('\n\n')
}

/** The components' tables, which the design system prints itself. */
async function componentTables(): Promise<string> {
  const printed = await run('node', ['packages/ui/scripts/readme.ts'])
  if (printed.code !== 0) throw new Error(printed.output)
  return printed.output.trim()
}

const components = await componentTables()
const sections = {
  'packages/api-client': tablesOf(entriesOf('packages/api-client')),
  'packages/cart-core': tablesOf(entriesOf('packages/cart-core')),
  'packages/elements': tablesOf(entriesOf('packages/elements')),
  'packages/ui': `${components}\n\n${tablesOf(
    entriesOf('packages/ui').filter(({ specifier }) => !components.includes(`'${specifier}'`)),
  )}`,
}

const stale = Object.entries(sections).filter(([folder, section]) => {
  const file = inRoot(`${folder}/README.md`)
  const before = readFileSync(file, 'utf8')
  const after = withSection(before, 'entries', section)
  if (after !== before && !process.argv.includes('--check')) writeFileSync(file, after)
  return after !== before
})

if (stale.length > 0 && process.argv.includes('--check')) {
  console.error(`${stale.map(([folder]) => `${folder}/README.md`).join(', ')}: not what the entries say.`)
  process.exit(1)
}
