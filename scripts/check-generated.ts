/**
 * Fails when generated files differ from what `pnpm generate` writes. Compared are the bundled contract, its
 * types, the table of settings, the colors of emails, the formats of addresses, the READMEs and the arrows of the API's modules.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'

const client = inRoot('packages/api-client')
const scratch = mkdtempSync(join(tmpdir(), 'stoa-contract-'))
const fail = (what: string): never => {
  console.error(`${what}\n  remedy: run \`pnpm generate\` and commit what it writes.`)
  process.exit(1)
}

try {
  for (const [source, bundled] of [
    ['openapi/openapi.yaml', 'openapi.json'],
    ['openapi/operator.yaml', 'operator-openapi.json'],
  ] as const) {
    const bundle = join(scratch, bundled)
    const outcome = await run('pnpm', ['exec', 'redocly', 'bundle', source, '-o', bundle], { cwd: client })
    if (outcome.code !== 0) fail(`The contract cannot be bundled:\n${outcome.output}`)
    if (readFileSync(bundle, 'utf8') !== readFileSync(join(client, bundled), 'utf8'))
      fail(`packages/api-client/${bundled} is not what its sources say.`)
  }
  const types = await run('pnpm', ['generate:check'], { cwd: client })
  if (types.code !== 0)
    fail(`The types in packages/api-client/src are not what the bundled contracts say.\n${types.output}`)
  const table = await run('node', ['internal/server-kit/scripts/settings-table.js', '--check'])
  if (table.code !== 0) fail(table.output)
  const palette = await run('node', ['packages/ui/scripts/write-hex-palette.ts', '--check'])
  if (palette.code !== 0) fail(palette.output)
  const formats = await run('node', ['internal/address-formats/scripts/tables.js', '--check'])
  if (formats.code !== 0) fail(formats.output)
  const readmes = await run('node', ['scripts/readmes.ts', '--check'])
  if (readmes.code !== 0) fail(readmes.output)
  const arrows = await run('node', ['scripts/module-arrows.ts', '--check'])
  if (arrows.code !== 0) fail(arrows.output)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
