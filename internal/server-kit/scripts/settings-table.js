/**
 * Writes the table of all settings into docs/operations.md; with `--check` it fails if the table differs.
 *
 * @import { Settings } from '../src/settings/types.ts'
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { GROUPS } from '../src/settings/table/index.js'

const FILE = new URL('../../../docs/operations.md', import.meta.url)
const [BEGIN, END] = ['<!-- settings: begin, written by `pnpm generate` -->', '<!-- settings: end -->']

/** @param {unknown} value */
const shown = value => `\`${value}\``

/** @param {Settings[string]} setting */
function defaultOf({ usually, default: own }) {
  if (usually) return usually
  if (own === null) return 'none'
  return typeof own === 'object'
    ? Object.entries(own)
        .map(([name, value]) => `${shown(value)} (${name})`)
        .join(', ')
    : shown(own)
}

/** @param {Settings} settings */
const rowsOf = settings =>
  Object.entries(settings).map(([name, setting]) => {
    const names = setting.secret ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``
    const readers = setting.for.map(one => (one === 'api' ? 'API' : one)).join(', ')
    const needed = setting.needed ? ' **Needed outside the demo.**' : ''
    return `| ${names} | ${readers} | ${defaultOf(setting)} | ${setting.says}.${needed} |`
  })

const table = Object.entries(GROUPS)
  .map(([title, settings]) =>
    [`### ${title}`, '', '| name | read by | default | |', '|---|---|---|---|', ...rowsOf(settings)].join(
      '\n',
    ),
  )
  .join('\n\n')

const before = readFileSync(FILE, 'utf8')
const [begin, end] = [before.indexOf(BEGIN), before.indexOf(END)]
if (begin < 0 || end < begin) throw new Error('docs/operations.md has no place for the table of settings.')
const after = `${before.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${before.slice(end)}`

if (after !== before) {
  if (process.argv.includes('--check')) {
    console.error('docs/operations.md does not have the settings that internal/server-kit declares.')
    process.exit(1)
  }
  writeFileSync(FILE, after)
}
