/**
 * What holds for every story, once it is drawn in the light theme, its play function has run and axe has looked at it:
 * IBM's engine; a second brand, narrow and magnified pages, less motion and forced colours; then, in the
 * dark theme, axe's rules for colours. IBM's engine reads no colours here, so that a second look would find the same.
 */
import { afterEach, expect } from 'vitest'
import { foreignColours, wearAbsurdBrand } from './absurd-brand.ts'
import { colourFindings } from './axe.ts'
import { emulate } from './emulate.ts'
import { findForeignPaint, findUnmarkedFocus } from './forced-colours.ts'
import { ibmFindings } from './ibm.ts'
import { findMotion } from './motion.ts'
import { findOverflow } from './overflow.ts'

/** A story is a part of a page, with made-up data that repeats itself: whole pages are asked these too. */
const ofPages = [
  'aria_article_label_unique',
  'aria_content_in_landmark',
  'html_lang_exists',
  'page_title_exists',
  'skip_main_exists',
]

/**
 * Stories that draw what another one draws, narrower, from the right or with longer words: only what depends on the
 * room there is can find something else in them.
 */
const drawnElsewhere = ['Phone', 'Right To Left', 'Long Text']

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || task.result?.state === 'skip') return
  // Five hundred lines are one line five hundred times, which is looked at by itself.
  if (document.getElementsByTagName('*').length > 6000) return
  expect(document.documentElement.dataset.theme).toBe('light')
  const isNew = !drawnElsewhere.includes(task.name)
  const problems = isNew
    ? [...(await ibm()), ...(await inOtherEyes()), ...(await inTheDark())]
    : (await findOverflow()).map(line => `wider than the page: ${line}`)
  expect(problems).toEqual([])
})

const ibm = async () => (await ibmFindings(ofPages)).violations.map(line => `IBM: ${line}`)

async function inOtherEyes(): Promise<string[]> {
  const problems: string[] = []
  const say = (what: string, lines: string[]) => problems.push(...lines.map(line => `${what}: ${line}`))
  try {
    await emulate({ reducedMotion: true })
    say('moves where less motion is asked for', findMotion())
    const takeOff = wearAbsurdBrand()
    say('colour that no brand can change', foreignColours())
    takeOff()
    say('wider than the page', await findOverflow())
    await emulate({ reducedMotion: true, forcedColors: true })
    say('focus unseen in forced colours', findUnmarkedFocus())
    say('not one of the colours that are forced', findForeignPaint())
  } finally {
    await emulate({})
  }
  return problems
}

async function inTheDark(): Promise<string[]> {
  try {
    // Without transitions every colour is there at once.
    await emulate({ reducedMotion: true })
    document.documentElement.dataset.theme = 'dark'
    return (await colourFindings()).map(line => `in the dark theme: axe: ${line}`)
  } finally {
    document.documentElement.dataset.theme = 'light'
    await emulate({})
  }
}
