/**
 * Tries a release in a clone of the last commit, without publishing. Changesets become versions and changelogs, and
 * every package is built, packed and published with `--dry-run`. Fails if any step would. Nothing leaves this
 * machine.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { type RunResult, run } from '@stoa/testing/processes'
import { publishedFolders } from './lib/published.ts'

const LIMITS = { minutes: 15, silentMinutes: 10 }
const folder = mkdtempSync(join(tmpdir(), 'stoa-release-'))
const clone = join(folder, 'stoa')
const problems: string[] = []

try {
  await succeed('git', ['clone', '--quiet', '--depth', '1', `file://${inRoot()}`, clone], { cwd: folder })
  await succeed('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'])
  const before = new Map(publishedFolders().map(name => [name, manifestOf(name).version]))
  await succeed('pnpm', ['exec', 'changeset', 'version'])

  const left = readdirSync(join(clone, '.changeset')).filter(
    file => file.endsWith('.md') && file !== 'README.md',
  )
  if (left.length > 0) problems.push(`changesets that no release takes: ${left.join(', ')}`)
  for (const name of publishedFolders()) await tryPackage(name, before.get(name)!)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) console.log(problem)
process.exit(problems.length > 0 ? 1 : 0)

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(clone, 'packages', name, 'package.json'), 'utf8'))
}

async function tryPackage(folderName: string, before: string): Promise<void> {
  const { name, version } = manifestOf(folderName)
  const cwd = join(clone, 'packages', folderName)
  if (version === before) return void console.log(`${name} stays at ${version}: no changeset names it`)
  const changes = readFileSync(join(cwd, 'CHANGELOG.md'), 'utf8')
  if (!changes.includes(`## ${version}`)) problems.push(`${name}: its changelog does not have ${version}`)

  await succeed('pnpm', ['pack', '--out', join(folder, `${folderName}.tgz`)], { cwd })
  const packed: Manifest = JSON.parse(
    (await succeed('tar', ['-xOf', join(folder, `${folderName}.tgz`), 'package/package.json'])).output,
  )
  const ranges = Object.entries({ ...packed.dependencies, ...packed.peerDependencies })
  for (const [each, range] of ranges)
    if (/^(workspace|catalog|link|file):/.test(range)) problems.push(`${name} would ask for ${each} ${range}`)
  const files = (await succeed('tar', ['-tf', join(folder, `${folderName}.tgz`)])).output.trim().split('\n')

  await succeed('pnpm', ['publish', '--dry-run', '--no-git-checks', '--access', 'public'], { cwd })
  console.log(
    `${name} ${before} → ${version}, ${files.length} files, ${ranges.length} dependencies and peers`,
  )
}

async function succeed(command: string, args: string[], { cwd = clone } = {}): Promise<RunResult> {
  const ended = await run(command, args, { cwd, limits: LIMITS })
  if (ended.code !== 0) throw new Error(`${command} ${args.join(' ')}\n${ended.output}`)
  return ended
}
