import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { run } from '@stoa/testing/processes'
import { readChanges } from '../lib/changes.ts'
import type { Step } from '../lib/step.ts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-changes-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, content: object | string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const git = async (...args: string[]) => {
  const { code, output } = await run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
  })
  assert.equal(code, 0, output)
}
const step = (...about: string[]): Step => ({ name: about.join(), command: '', args: [], about })

test('a step is concerned by a change of a workspace, of what that one needs, or in a folder', async () => {
  write('package.json', { name: 'root', packageManager: 'pnpm@12.21.0' })
  write('pnpm-workspace.yaml', 'packages: [packages/*]')
  write('pnpm-lock.yaml', "lockfileVersion: '9.0'\nimporters: {}\n")
  write('turbo.json', { tasks: {} })
  write('packages/base/package.json', { name: 'base', version: '1.0.0' })
  write('packages/user/package.json', {
    name: 'user',
    version: '1.0.0',
    dependencies: { base: 'workspace:*' },
  })
  write('packages/other/package.json', { name: 'other', version: '1.0.0' })
  write('docs/one.md', 'one')
  await git('init', '--quiet', '--initial-branch=main')
  await git('add', '.')
  await git('commit', '--quiet', '-m', 'one')
  await git('checkout', '--quiet', '-b', 'work')
  const concerned = async () => {
    const changes = await readChanges(folder)
    assert.ok(changes)
    const about = ['base', 'user', 'other', 'docs/']
    return about.filter(one => changes.concern(step(one)))
  }

  assert.deepEqual(await concerned(), [])
  write('packages/base/index.js', 'committed')
  await git('add', '.')
  await git('commit', '--quiet', '-m', 'two')
  assert.deepEqual(await concerned(), ['base', 'user'])
  write('docs/two.md', 'not even added')
  assert.deepEqual(await concerned(), ['base', 'user', 'docs/'])
})

test('returns null without a main branch', async () => {
  const bare = mkdtempSync(join(tmpdir(), 'stoa-no-git-'))
  after(() => rmSync(bare, { recursive: true, force: true }))
  assert.equal(await readChanges(bare), null)
})
