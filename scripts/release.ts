/**
 * Publishes every package whose version the registry does not have, with its provenance, and tags the published
 * versions. Only GitHub's runner can attest the origin of a build: use `pnpm release:try` elsewhere.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { publishedFolders } from './lib/published.ts'

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
if (!server || !repository) throw new Error('A release is made by .github/workflows/release.yml.')

// npm compares a package's repository with the one that built it, and a fork is another one.
for (const folder of publishedFolders()) {
  const file = inRoot('packages', folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const url = `git+${server}/${repository}.git`
  manifest.repository = { type: 'git', url, directory: join('packages', folder) }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

await say('pnpm', ['--recursive', 'publish', '--provenance', '--access', 'public', '--no-git-checks'])
await say('changeset', ['git-tag'])

async function say(command: string, args: string[]): Promise<void> {
  const { code } = await run(command, args, { onLine: line => console.log(line) })
  if (code !== 0) process.exit(code)
}
