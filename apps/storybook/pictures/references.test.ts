/** The references are those of the chosen stories, and stay light. `pictures.soak.ts` compares the stories with them. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { choose, fileOf, folder, themes } from './pictures.ts'

const { pictures, missing, forgotten } = choose()
const expected = pictures.flatMap(picture => themes.map(theme => fileOf(picture, theme)))

test('every component has a picture, and every choice is a story', () => {
  assert.deepEqual(missing, [])
  assert.deepEqual(forgotten, [])
})

test('the references are the chosen ones: at most 490, at most 18 MB', () => {
  const files = readdirSync(folder).filter(name => name.endsWith('.webp'))
  assert.deepEqual(
    files.sort(),
    [...expected].sort(),
    'take them anew: pnpm --filter @stoa/storybook pictures:update',
  )
  assert.ok(files.length <= 490, `${files.length} references`)
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  assert.ok(bytes <= 18 * 2 ** 20, `${bytes} bytes`)
})

test('all versions of the references weigh at most 120 MB in git', context => {
  const git = (args: string[], input?: string) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', input, maxBuffer: 2 ** 26 })
  if (git(['rev-parse', '--is-shallow-repository']).trim() === 'true') {
    console.log('SKIPPED: the weight of references in git (a shallow clone has not all versions)')
    context.skip('a shallow clone')
    return
  }
  const objects = git(['rev-list', '--objects', 'HEAD', '--', '.']).replaceAll(/ .*$/gm, '')
  const sizes = git(['cat-file', '--batch-check=%(objecttype) %(objectsize:disk)'], objects)
  const versions = [...sizes.matchAll(/^blob (\d+)$/gm)].map(([, size]) => Number(size))
  assert.ok(versions.length >= expected.length, `${versions.length} versions`)
  const bytes = versions.reduce((sum, size) => sum + size, 0)
  assert.ok(bytes <= 120 * 2 ** 20, `${bytes} bytes: picture fewer stories, or keep references in Git LFS`)
})
