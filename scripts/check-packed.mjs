/**
 * Fails `pnpm pack` and `pnpm publish` if the package lacks files that its `exports` name, for example because `dist`
 * was not built. Runs at the end of `prepack`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname } from 'node:path'

const { name, files = [], exports, publishConfig } = JSON.parse(readFileSync('package.json', 'utf8'))
const targets = node => (typeof node === 'string' ? [node] : Object.values(node ?? {}).flatMap(targets))
const promised = [...new Set(targets(publishConfig?.exports ?? exports))]
const goesOut = file =>
  file === './package.json' || files.some(each => file === `./${each}` || file.startsWith(`./${each}/`))

/** A pattern such as `./dist/styles/*.css` promises at least one file. */
const isThere = file =>
  file.includes('*')
    ? existsSync(dirname(file)) && readdirSync(dirname(file)).some(name => name.endsWith(extname(file)))
    : existsSync(file)

const problems = promised.flatMap(file => {
  if (!goesOut(file)) return [`${file} is not among its files (${files.join(', ')})`]
  return isThere(file) ? [] : [`${file} is not there`]
})
if (promised.length === 0) problems.push('it exports nothing')
if (problems.length > 0) {
  console.error(`${name} would be packed incomplete:\n${problems.map(line => `  ${line}`).join('\n')}`)
  process.exit(1)
}
