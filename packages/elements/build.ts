import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, defaultClientConditions, type InlineConfig } from 'vite'
import { buildParts } from './build-parts.ts'
import { buildServer } from './build-server.ts'
import { writeIntegrity } from './integrity.ts'
import manifest from './package.json' with { type: 'json' }

const root = import.meta.dirname

/** Tests build other versions next to this one. */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist') },
    version: { type: 'string', default: manifest.version },
    // Elements of one major version share one market object.
    major: { type: 'string', default: '1' },
  },
})
const dist = options.out
const versions = { VERSION: JSON.stringify(options.version), MAJOR: JSON.stringify(options.major) }

/**
 * Builds one entry with its lazy chunks, and returns the entry's file name. Entries share no chunks: a page that loads
 * `stoa.js` at two addresses would get a shared chunk twice.
 */
async function buildEntry(
  entry: string,
  fileName: string,
  define: InlineConfig['define'] = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, entry),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: fileName, chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk =
    output && 'output' in output && output.output.find(file => file.type === 'chunk' && file.isEntry)
  if (!chunk) throw new Error(`${entry} has no output`)
  return chunk.fileName
}

rmSync(dist, { recursive: true, force: true })

const parts = await buildParts(dist, versions)
await buildServer(dist, parts, versions)
cpSync(join(root, 'src/styles/stoa.css'), join(dist, 'stoa.css'))
const ownOrigin = await buildEntry('src/own-origin.ts', 'own-origin-[hash].js')
const guest = await buildEntry('src/guest.ts', 'guest-[hash].js')
const bridge = await buildEntry('src/bridge.ts', 'bridge-[hash].js')
const names = { GUEST_FILE: JSON.stringify(guest), OWN_ORIGIN_FILE: JSON.stringify(ownOrigin) }
await buildEntry('src/stoa.ts', 'stoa.js', {
  ...names,
  PARTS_FILE: JSON.stringify(parts),
  BRIDGE_FILE: JSON.stringify(bridge),
  ...versions,
})
// Loaded by a page of the marketplace, which has no other name for it.
await buildEntry('src/bridge/page.ts', 'bridge-page.js', { ...names, ...versions })
writeIntegrity(dist, options.version)
