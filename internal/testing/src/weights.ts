import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'

/** kB of 1,024 bytes, minified, gzip 9, without React. */
export interface Weight {
  /** Weight of the entry and of its static imports. */
  page: number
  /** Weight of the entry in one piece, with everything that it ever fetches. */
  all: number
}

export const kilobytes = (content: Uint8Array | string): number =>
  gzipSync(content, { level: 9 }).length / 1024

/** Weight of something that fetches nothing later. */
export const whole = (kB: number): Weight => ({ page: kB, all: kB })

/** Options of esbuild for a production build without React. */
export const weighedBuild: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  write: false,
  outdir: 'weighed',
  external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
}

type Weighing = BuildOptions & { resolveDir: string }

/** Weighs what a module of these contents comes to in one piece: its files that end with `end`. */
export async function weigh(
  contents: string,
  { resolveDir, end = '.js', ...options }: Weighing & { end?: string },
): Promise<number> {
  const stdin = { contents, resolveDir }
  const { outputFiles = [] } = await build({ ...weighedBuild, ...options, stdin })
  return outputFiles
    .filter(file => file.path.endsWith(end))
    .reduce((sum, file) => sum + kilobytes(file.contents), 0)
}

/** Weighs the chunks that the module needs to begin. */
async function weighWithPage(contents: string, { resolveDir, ...options }: Weighing): Promise<number> {
  const stdin = { contents, resolveDir }
  const { outputFiles = [], metafile } = await build({
    ...weighedBuild,
    ...options,
    splitting: true,
    metafile: true,
    entryNames: 'page',
    stdin,
  })
  const needed = new Set<string>()
  const need = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const { path, kind } of metafile?.outputs[name]?.imports ?? [])
      if (kind === 'import-statement') need(path)
  }
  for (const name of Object.keys(metafile?.outputs ?? {})) if (name.endsWith('/page.js')) need(name)
  return outputFiles
    .filter(file => [...needed].some(name => file.path.endsWith(`/${name}`)))
    .reduce((sum, file) => sum + kilobytes(file.contents), 0)
}

export async function weighBoth(contents: string, options: Weighing): Promise<Weight> {
  const [page, all] = [await weighWithPage(contents, options), await weigh(contents, options)]
  // An entry that fetches nothing later is a little heavier in pieces.
  return { page: Math.min(page, all), all }
}

/**
 * Compares weights with those in a file and prints them; with `write` it records them first. Returns a line for each
 * weight that is not recorded, or that exceeds its record by more than 5 % and 0.3 kB.
 */
export function compareWeights(
  weights: Readonly<Record<string, Weight>>,
  { file, write, script }: { file: string; write: boolean; script: string },
): string[] {
  if (write) {
    const round = (kB: number) => Math.round(kB * 10) / 10
    const lines = Object.entries(weights).map(
      ([name, { page, all }]) =>
        `  ${JSON.stringify(name)}: { "page": ${round(page)}, "all": ${round(all)} }`,
    )
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
  }
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Weight>
  const cell = (kB: number) => `${kB.toFixed(1).padStart(6)} kB`
  console.log(`${''.padEnd(30)}${'with page'.padStart(12)}${'all of it'.padStart(12)}`)
  return Object.entries(weights).flatMap(([name, weight]) => {
    const before = recorded[name]
    console.log(`${name.padEnd(32)} ${cell(weight.page)}   ${cell(weight.all)}`)
    if (!before) return [`${name} has no recorded weight: ${script} --write`]
    return (['page', 'all'] as const)
      .filter(part => weight[part] > before[part] * 1.05 + 0.3)
      .map(part => `${name} weighs ${weight[part].toFixed(1)} kB (${part}), recorded are ${before[part]} kB`)
  })
}
