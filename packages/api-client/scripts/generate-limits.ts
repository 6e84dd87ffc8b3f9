/**
 * Writes the limits that the contract names as constants, for the API's own checks and the storefront's forms.
 *
 * A schema or an operation names a keyword next to it, `x-limits: { maxItems: MAX_PRODUCT_TAGS }`; the document itself
 * names limits that no keyword states, `x-limits: { MAX_ADDRESSES: { value: 20, description: … } }`. `--check` fails if
 * a file differs from what would be written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

interface Limit {
  readonly value: number
  readonly description: string
}

const folder = new URL('../', import.meta.url)
const contract: Record<string, unknown> = JSON.parse(readFileSync(new URL('openapi.json', folder), 'utf8'))
const limits = new Map<string, Limit>()

/** @throws Error if the name isn't a constant's name, the value isn't a number, or the name has another value already */
function add(name: string, value: unknown, description: string): void {
  if (!/^(MAX|MIN)(_[A-Z0-9]+)+$/.test(name))
    throw new Error(`x-limits: ${name} must begin with MAX_ or MIN_`)
  if (typeof value !== 'number')
    throw new Error(`x-limits: ${name} names ${description}, which isn't a number`)
  const other = limits.get(name)
  if (other && other.value !== value)
    throw new Error(
      `x-limits: ${name} is ${other.value} (${other.description}) and ${value} (${description})`,
    )
  if (!other) limits.set(name, { value, description })
}

function walk(node: unknown, path: readonly string[]): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, inner] of Object.entries(node)) {
    if (key !== 'x-limits') {
      walk(inner, [...path, key])
      continue
    }
    for (const [keyword, name] of Object.entries(inner as Record<string, string>))
      add(name, (node as Record<string, unknown>)[keyword], `\`${keyword}\` of ${placeOf(path)}.`)
  }
}

/** `paths /api/seller/imports post` → "`POST /api/seller/imports`", `components schemas TagsInput items` → "`TagsInput.items`". */
function placeOf([root, ...steps]: readonly string[]): string {
  if (root === 'paths') {
    const [path, method, ...rest] = steps
    return [
      `\`${method?.toUpperCase()} ${path}\``,
      ...(rest.length > 0 ? [`(\`${rest.join('.')}\`)`] : []),
    ].join(' ')
  }
  return `\`${steps
    .slice(1)
    .filter(step => step !== 'properties')
    .join('.')}\``
}

const { 'x-limits': own = {}, paths, components } = contract
for (const [name, { value, description }] of Object.entries(own as Record<string, Limit>))
  add(name, value, description)
walk(paths, ['paths'])
walk(components, ['components'])

const sorted = [...limits].sort(([a], [b]) => (a < b ? -1 : 1))
const literal = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '_')
const HEAD = '// Generated from the `x-limits` of openapi.json by scripts/generate-limits.ts.\n'
const texts = {
  // JavaScript with types apart: the API runs without a build, and Node reads no types in node_modules.
  'limits.js':
    HEAD + sorted.map(([name, { value }]) => `export const ${name} = ${literal(value)}\n`).join(''),
  'limits.d.ts':
    HEAD +
    sorted
      .map(
        ([name, { value, description }]) => `/** ${description} */\nexport declare const ${name}: ${value}\n`,
      )
      .join(''),
}

for (const [name, text] of Object.entries(texts)) {
  const file = new URL(name, folder)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${file.pathname} is not what openapi.json says.`)
    process.exitCode = 1
  }
}
