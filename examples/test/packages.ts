import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'

const FOR_REACT = ['ui', 'cart-core', 'api-client']

/** Builds what has changed and packs our packages as the registry would get them, as the examples' manifests name them. */
export async function packInto(folder: string, names: readonly string[] = FOR_REACT): Promise<void> {
  for (const name of names) {
    const file = join(folder, `stoa-${name}.tgz`)
    const { code, output } = await run('pnpm', ['pack', '--out', file], { cwd: inRoot('packages', name) })
    if (code !== 0) throw new Error(`packages/${name} could not be packed:\n${output}`)
  }
}
