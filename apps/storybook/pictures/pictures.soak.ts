/**
 * The chosen stories look as their references do. Pictures depend on who draws them: with another major version of
 * Chromium, or other fonts, there is nothing to compare, and that is said.
 */
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Drawing, drawing, launch } from './browser.ts'
import { compare } from './compare.ts'
import { choose, fileOf, folder, themes } from './pictures.ts'
import { inStudios } from './studio.ts'

const reports = join(import.meta.dirname, '../../../reports/pictures')
const { pictures } = choose()

let browser: Awaited<ReturnType<typeof launch>>
before(async () => {
  browser = await launch()
})
after(() => browser.close())

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
