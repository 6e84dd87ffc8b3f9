/**
 * Refuses the demo's name, host and street in what a marketplace shows. They come from its settings, so that no page, email
 * or document of another marketplace says them.
 */
import { readFileSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { findBrand } from './lib/brand.ts'

const SHOWN = [
  'apps/api/src',
  'apps/operator/src',
  'apps/storefront/app',
  'apps/storefront/server',
  'internal/back-office/src',
  'internal/server-kit/src',
  'packages/api-client/src',
  'packages/cart-core/src',
  'packages/elements/src',
  'packages/ui/src',
]

/** Files in which the software itself is called Stoa: messages to operators and developers, and the demo's settings. */
const TECHNICAL = [
  'apps/api/src/commands/upgrade-postgres.ts',
  'apps/api/src/contract/reference.ts',
  'apps/api/src/modules/market/supplied-settings.ts',
  'apps/api/src/platform/backup/',
  'apps/api/src/platform/db/embedded/',
  'internal/server-kit/src/settings/table/',
  'packages/ui/src/system/',
  'packages/ui/src/tokens/',
]

const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SHOWN])
if (listed.code !== 0) throw new Error(listed.output)
const texts = listed.output
  .split('\n')
  .filter(file => /\.(ts|tsx|js|md)$/.test(file))
  .filter(
    file =>
      !/\.(test|stories|docs)\.tsx?$|\/docs\/|\/README\.md$|packages\/api-client\/src\/schema\.ts/.test(file),
  )
  .filter(file => !TECHNICAL.some(place => file.startsWith(place)))
  .flatMap(file => findBrand(file, readFileSync(inRoot(file), 'utf8')))

for (const { file, line, text } of texts)
  console.log(`${file}:${line} says "${text.slice(0, 80)}"; take it from the marketplace’s settings`)
if (texts.length > 0) {
  console.log(`\n${texts.length} texts name the demo’s marketplace.`)
  process.exit(1)
}
