/**
 * The chosen stories look as their references do. Pictures depend on who draws them: with another major version of
 * Chromium, or other fonts, there is nothing to compare, and that is said.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Drawing, drawing, launch } from './browser.ts'
import { compare } from './compare.ts'
import { built, choose, fileOf, folder, themes } from './pictures.ts'
import { inStudios } from './studio.ts'

const reports = join(import.meta.dirname, '../../../reports/pictures')

assert.ok(
  existsSync(join(built, 'index.json')),
  'There is no built Storybook to look at. Run `pnpm build:storybook` first.',
)
const { pictures, missing, forgotten } = choose()
const expected = pictures.flatMap(picture => themes.map(theme => fileOf(picture, theme)))

let browser: Awaited<ReturnType<typeof launch>>
before(async () => {
  browser = await launch()
})
after(() => browser.close())

test('every component has a picture, and every choice is a story', () => {
  assert.deepEqual(missing, [])
  assert.deepEqual(forgotten, [])
})

test('the references are the chosen ones: at most 440, at most 18 MB', () => {
  const files = readdirSync(folder).filter(name => name.endsWith('.webp'))
  assert.deepEqual(
    files.sort(),
    [...expected].sort(),
    'take them anew: pnpm --filter @stoa/storybook pictures:update',
  )
  assert.ok(files.length <= 440, `${files.length} references`)
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

test('the stories look as they did', async context => {
  const recorded = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Drawing
  const here = await drawing(browser)
  const odd = Object.keys(recorded).filter(
    key => JSON.stringify(here[key as keyof Drawing]) !== JSON.stringify(recorded[key as keyof Drawing]),
  )
  if (odd.length > 0) {
    const [before, now] = [recorded, here].map(one => JSON.stringify(one))
    console.log(
      `SKIPPED: pictures of stories, drawn with another ${odd.join(' and ')} (${before}; here ${now})`,
    )
    context.skip(`another ${odd.join(' and ')}`)
    return
  }

  rmSync(reports, { recursive: true, force: true })
  const changed: string[] = []
  let looked = 0
  // The other way round than they were taken: no picture may hang on the story before.
  await inStudios(browser, pictures.toReversed(), async (picture, take) => {
    if (++looked % 25 === 0) console.log(`${looked} of ${pictures.length} stories`)
    let isFresh = false
    // What differs is looked at again in a page of its own: there it may have been a story before, or a busy machine.
    for (const isLast of [false, false, true]) {
      const taken = await take(isFresh)
      isFresh = true
      const differences = await Promise.all(
        themes.map(async theme => {
          const file = fileOf(picture, theme)
          return { file, theme, ...(await compare(readFileSync(join(folder, file)), taken[theme])) }
        }),
      )
      if (differences.every(({ reason }) => !reason)) return
      if (!isLast) continue
      mkdirSync(reports, { recursive: true })
      for (const { file, theme, reason, image } of differences) {
        if (!reason) continue
        changed.push(`${file}: ${reason}`)
        writeFileSync(join(reports, file.replace(/webp$/, 'now.png')), taken[theme])
        if (image) writeFileSync(join(reports, file.replace(/webp$/, 'difference.png')), image)
      }
    }
  })
  assert.deepEqual(
    changed,
    [],
    'See reports/pictures. If the new look is meant: pnpm --filter @stoa/storybook pictures:update',
  )
})
