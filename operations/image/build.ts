import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { makeFolder } from '../support/servers.ts'

const LIMITS = { minutes: 15, silentMinutes: 10 }

export type Target = 'api' | 'api-with-postgres' | 'storefront'

export interface Workshop {
  /** Runs podman, buildah or a tool based on them with a storage of its own. Throws with its output if it fails. */
  tool(program: string, args: string[], options?: { cwd?: string }): Promise<string>
  /** An image of Debian with those packages. */
  debianWith(image: string, packages: string[]): Promise<void>
  build(target: Target): Promise<string>
  remove(): Promise<void>
}

/**
 * Images and containers in a folder of their own. No registry is asked: the two images that the Containerfile begins with
 * are made here, one of Debian's packages, the other with this checkout's Node and pnpm on top.
 */
export async function openWorkshop(): Promise<Workshop> {
  const folder = makeFolder('image')
  const storage = join(folder, 'storage.conf')
  writeFileSync(
    storage,
    `[storage]\ndriver = "overlay"\ngraphroot = "${join(folder, 'storage')}"\nrunroot = "${join(folder, 'run')}"\n`,
  )
  const engine = join(folder, 'containers.conf')
  // No more than any user of a machine gets: the usual ones may be above its limits.
  writeFileSync(
    engine,
    '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n[engine]\nruntime = "runc"\n',
  )
  const env = { CONTAINERS_STORAGE_CONF: storage, CONTAINERS_CONF: engine }
  const tool: Workshop['tool'] = async (program, args, { cwd } = {}) => {
    const ended = await run(program, args, { limits: LIMITS, env, cwd })
    if (ended.code !== 0) throw new Error(`${program} ${args.join(' ')}\n${ended.output}`)
    return ended.output.trim()
  }
  const debianWith: Workshop['debianWith'] = async (image, packages) => {
    const file = join(folder, `${image}.tar`)
    await makeDebian(file, packages)
    await tool('podman', ['import', '--quiet', file, `localhost/${image}`])
    rmSync(file)
  }

  // Its path ends with the version of its layout, which pnpm adds.
  const store = dirname((await run('pnpm', ['store', 'path'])).output.trim())
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'pnpm')
  const workshop: Workshop = {
    tool,
    debianWith,
    async build(target) {
      const image = `localhost/stoa-${target}`
      await tool('buildah', [
        ...['build', '--format', 'docker', '--layers', '--runtime', 'runc', '--network', 'none'],
        ...['--file', inRoot('operations/image/Containerfile'), '--target', target, '--tag', image],
        ...['--build-arg', 'NODE=localhost/node', '--build-arg', 'DEBIAN=localhost/debian'],
        // Nothing that a build writes there gets out.
        ...['--volume', `${store}:/store:O`, '--volume', `${cache}:/cache:O`, inRoot()],
      ])
      return image
    },
    async remove() {
      await tool('podman', ['rm', '--all', '--force', '--time', '1']).catch(() => undefined)
      await run('umount', ['--recursive', join(folder, 'storage/overlay')]).catch(() => undefined)
      await run('rm', ['-rf', folder])
    },
  }
  try {
    // Node brings the authorities that it trusts.
    await debianWith('debian', [])
    await makeNode(workshop, join(folder, 'kit'))
    return workshop
  } catch (error) {
    await workshop.remove()
    throw error
  }
}

/** The builder's image: Node and pnpm of this checkout. Packages come from pnpm's store, without a registry. */
async function makeNode({ tool }: Workshop, kit: string): Promise<void> {
  mkdirSync(kit)
  cpSync(process.execPath, join(kit, 'node'))
  cpSync(inRoot('node_modules/pnpm/pnpm'), join(kit, 'pnpm'), { dereference: true })
  const places = 'pnpm_config_offline=true pnpm_config_store_dir=/store pnpm_config_cache_dir=/cache'
  writeFileSync(
    join(kit, 'Containerfile'),
    `FROM localhost/debian\nCOPY node pnpm /usr/local/bin/\nENV ${places}\n`,
  )
  await tool('buildah', ['build', '--runtime', 'runc', '--tag', 'localhost/node', kit])
}

/** Debian's own smallest system, without manuals and translations, as the public slim images are. */
async function makeDebian(file: string, packages: string[]): Promise<void> {
  const excluded = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/locale/*', '/usr/share/info/*']
  const ended = await run(
    'mmdebstrap',
    [
      ...['--quiet', '--variant=minbase', `--include=${['usr-is-merged', ...packages].join(',')}`],
      // The public slim images have no `usrmerge` either, and so no Perl.
      '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
      ...excluded.map(path => `--dpkgopt=path-exclude=${path}`),
      '--dpkgopt=path-include=/usr/share/doc/*/copyright',
      ...[release(), file],
      // Packages come from this machine's sources.
      ...sources(),
    ],
    { limits: LIMITS },
  )
  if (ended.code !== 0) throw new Error(ended.output)
}

const release = () =>
  /^VERSION_CODENAME=(.*)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable'

function sources(): string[] {
  const folder = '/etc/apt/sources.list.d'
  return readdirSync(folder)
    .filter(name => /^debian.*\.(sources|list)$/.test(name))
    .map(name => join(folder, name))
}
