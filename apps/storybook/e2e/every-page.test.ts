/**
 * Docs pages draw their stories and report no error. Opens the pages that were once blank and one of each kind; with
 * STOA_SOAK all of them, which takes minutes.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright'
import { launch } from '../pictures/browser.ts'
import { built } from '../pictures/pictures.ts'
import { serve } from '../pictures/serve.ts'

const chosen = [
  'start-introduction',
  'foundations-colors',
  'primitives-button',
  'pages-home',
  'patterns-aftersalesdialogs',
  'patterns-productcard',
  'patterns-cartline',
  'seller-chartframe',
  'seller-figuregrid',
  'seller-linechart',
  'seller-sellerlayout',
  'seller-sidenav',
  'seller-tree',
].map(id => `${id}--docs`)

const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, { type: string; importPath: string }>
}
const pages = Object.keys(entries).filter(
  id => entries[id]!.type === 'docs' && (process.env.STOA_SOAK || chosen.includes(id)),
)

/** Goes from the page before to this one in place, which takes a fraction of loading all modules again. */
async function go(page: Page, id: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=theme:light`)
  else
    await page.evaluate(
      storyId =>
        new Promise<void>(resolve => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__
          channel.once('docsRendered', resolve)
          channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
        }),
      id,
    )
  await page.locator('.sbdocs-content h1').first().waitFor()
}

/** Runs in the page, before everything else: stories in windows of their own are tested alone. */
function leaveWindowsEmpty() {
  HTMLIFrameElement.prototype.setAttribute = function (name, value) {
    if (name !== 'src') Element.prototype.setAttribute.call(this, name, value)
  }
}

/** Stories that show nothing, as their docs say: a bar without a choice, for instance. */
async function emptyStories(page: string): Promise<string[]> {
  const file = join(built, '..', entries[page]!.importPath).replace('.stories.tsx', '.docs.ts')
  if (!file.endsWith('.docs.ts')) return []
  const { docs } = (await import(file)) as { docs: { states?: { empty?: string } } }
  const story = docs.states?.empty
  return story ? [story.replaceAll(/\B[A-Z]/g, letter => `-${letter}`).toLowerCase()] : []
}

/** Thin by nature, in pixels. */
const thin = /--(primitives-progress|primitives-skeleton)--/
const patience = 10_000

/** Runs in the page: returns the stories without text that are under 20 px high, once all are drawn or time is over. */
async function findBlank(limit: number): Promise<string[]> {
  const look = () =>
    [...document.querySelectorAll<HTMLElement>('.sb-story')]
      .filter(story => !story.closest('[hidden]') && !story.textContent.trim())
      .filter(story => (story.firstElementChild?.getBoundingClientRect().height ?? 0) < 20)
      .map(({ id }) => id)
  for (let left = limit; left > 0 && look().length > 0; left -= 50)
    await new Promise(resolve => setTimeout(resolve, 50))
  return look()
}

test('docs pages draw each of their stories without an error', { timeout: 900_000 }, async () => {
  const [site, browser] = await Promise.all([serve(), launch()])
  const problems: string[] = []
  const queue = [...pages]
  /** Opens pages one after the other in one tab, as Storybook's menu does. */
  const openPages = async () => {
    const page = await browser.newPage({ baseURL: site.address, reducedMotion: 'reduce' })
    let id = ''
    const report = (text: string) => void problems.push(`${id}: ${text}`)
    page.on('pageerror', error => report(error.message))
    page.on('console', message => message.type() === 'error' && report(message.text().slice(0, 200)))
    await page.addInitScript(leaveWindowsEmpty)
    for (id = queue.shift() ?? ''; id; id = queue.shift() ?? '') {
      await go(page, id)
      const empty = await emptyStories(id)
      // A story that fails shows its error, which is text.
      const failed = await page.locator('.sb-story pre').allInnerTexts()
      const blank = await page.evaluate(findBlank, empty.length > 0 ? 1000 : patience)
      problems.push(
        ...failed.map(text => `${id}: ${text.slice(0, 200)}`),
        ...blank
          .filter(story => !thin.test(story) && !empty.some(name => story.includes(`--${name}`)))
          .map(story => `${story} is blank`),
      )
    }
  }
  await Promise.all([openPages(), openPages()])
  await browser.close()
  site.stop()
  assert.ok(pages.length >= chosen.length, `${pages.length} pages`)
  assert.deepEqual(problems, [])
})
