import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, defaultClientConditions, type InlineConfig } from 'vite'
import { buildParts } from './build-parts.ts'

const root = import.meta.dirname
const dist = join(root, 'dist')

/**
 * Builds one entry with its lazy chunks, and returns the entry's file name. Entries share no chunks: a page that loads
 * `stoa.js` at two addresses would get a shared chunk twice.
 */
async function buildEntry(entry: string, fileName: string, options: InlineConfig = {}): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"', ...options.define },
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

const parts = await buildParts(dist)
cpSync(join(root, 'src/styles/stoa.css'), join(dist, 'stoa.css'))
const ownOrigin = await buildEntry('src/own-origin.ts', 'own-origin-[hash].js')
const guest = await buildEntry('src/guest.ts', 'guest-[hash].js')
const bridge = await buildEntry('src/bridge.ts', 'bridge-[hash].js')
const names = { GUEST_FILE: JSON.stringify(guest), OWN_ORIGIN_FILE: JSON.stringify(ownOrigin) }
await buildEntry('src/stoa.ts', 'stoa.js', {
  define: { ...names, PARTS_FILE: JSON.stringify(parts), BRIDGE_FILE: JSON.stringify(bridge) },
})
// Loaded by a page of the marketplace, which has no other name for it.
await buildEntry('src/bridge/page.ts', 'bridge-page.js', { define: names })
