/** Docs pages as they are built: their links, and the one on which a brand is made. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { brandSheet } from '@stoa/ui/brand'
import type { Page } from 'playwright'
import type { PageDocs } from '../pages/page-docs.ts'
import { launch } from '../pictures/browser.ts'
import { built, choose } from '../pictures/pictures.ts'
import { serve } from '../pictures/serve.ts'

let site: Awaited<ReturnType<typeof serve>>
let browser: Awaited<ReturnType<typeof launch>>
before(async () => {
  ;[site, browser] = await Promise.all([serve(), launch()])
})
after(async () => {
  await browser.close()
  site.stop()
})

const cwd = join(import.meta.dirname, '..')
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, { type: string; title: string; importPath: string }>
}

test('every link between docs pages leads to one', () => {
  const links = globSync('{start,foundations,pages,.storybook}/**/*.{mdx,ts,tsx}', { cwd }).flatMap(file =>
    [...readFileSync(join(cwd, file), 'utf8').matchAll(/[a-z0-9-]+--docs\b/g)].map(
      ([id]) => [file, id] as const,
    ),
  )
  assert.ok(links.length > 15, `${links.length} links`)
  assert.deepEqual(
    links.filter(([, id]) => entries[id]?.type !== 'docs'),
    [],
  )
})

test('every whole page says when, of what, how it is heard, and what keys do, and names pages that are there', async () => {
  const docsPages = Object.values(entries).filter(({ type }) => type === 'docs')
  const names = new Set(docsPages.map(({ title }) => title.split('/').at(-1)))
  const pages = docsPages.filter(({ title }) => title.startsWith('Pages/'))
  assert.ok(pages.length >= 12, `${pages.length} pages`)
  for (const { title, importPath } of pages) {
    const file = join(cwd, importPath.replace('.stories.tsx', '.docs.ts'))
    const { docs } = (await import(file)) as { docs: PageDocs }
    assert.ok(docs.keys.length > 0, title)
    const meanings = [...docs.keys, ...(docs.advice ?? []).flat().map(text => ['', text] as const)]
    for (const text of [docs.usage, docs.accessibility, ...meanings.map(([, meaning]) => meaning)])
      assert.match(text, /^[\p{Lu}“].{8,}[.?”]$/u, `${title}: ${text}`)
    const named = [...docs.parts, ...docs.alternatives.map(([, take]) => take)]
    assert.ok(docs.parts.length > 0 && docs.alternatives.length > 0, title)
    assert.deepEqual(
      named.filter(name => !names.has(name)),
      [],
      title,
    )
  }
})

const openDocs = (page: Page, id: string, globals: string) =>
  page.goto(`${site.address}/iframe.html?id=${id}--docs&viewMode=docs&globals=${globals}`)

test('a story for phones is as narrow and as dark as the toolbar says, in a window of its own', async () => {
  const page = await browser.newPage()
  await openDocs(page, 'patterns-bottombar', 'theme:dark')
  const root = page.locator('iframe.room-phone').first().contentFrame().locator('html')
  await root.getByRole('button', { name: 'Add to cart' }).waitFor()
  assert.equal(await root.getAttribute('data-theme'), 'dark')
  assert.equal(await root.evaluate(element => element.clientWidth), 390)
  // Also in a tab that has loaded no docs page before.
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'States' }).waitFor()
})

test('states of a control look as they do under a real pointer, in both themes', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(
    `${site.address}/iframe.html?id=primitives-button--states&viewMode=story&globals=theme:light`,
  )
  await page.locator('[data-shows~="focus-visible"]').first().waitFor()
  const button = (theme: string, state: string) =>
    page.locator(`div[data-theme="${theme}"] [data-cell="${state}"] button`).first()
  const look = (theme: string, state: string) =>
    button(theme, state).evaluate(element => {
      const { backgroundColor, transform, outlineStyle } = getComputedStyle(element)
      return [backgroundColor, transform, outlineStyle]
    })
  for (const theme of ['light', 'dark']) {
    const [rest, hover, focus, pressed] = await Promise.all(
      ['', 'hover', 'focus', 'active'].map(state => look(theme, state)),
    )
    const all = [rest, hover, focus, pressed].map(String)
    assert.equal(new Set(all).size, 4, all.join('; '))
    await button(theme, '').hover()
    assert.deepEqual(await look(theme, ''), hover)
    await page.mouse.down()
    assert.deepEqual(await look(theme, ''), pressed)
    await page.mouse.up()
  }
  assert.notDeepEqual(await look('light', 'hover'), await look('dark', 'hover'))
})

test('one page shows the pictures of every component in the theme of the toolbar, and links to each story', async () => {
  const page = await browser.newPage()
  await openDocs(page, 'foundations-all-components', 'theme:dark')
  const shots = page.locator('.room-shots img')
  await shots.first().waitFor()
  const ofComponents = ({ title }: { title: string }) => /^(Components|Patterns|Seller)\//.test(title)
  assert.deepEqual(
    (await shots.evaluateAll(all => all.map(one => one.getAttribute('src')))).sort(),
    choose()
      .pictures.filter(ofComponents)
      .map(({ name }) => `./pictures/${name}.dark.webp`)
      .sort(),
  )
  const links = await page
    .locator('.room-note a')
    .evaluateAll(all => all.map(one => one.getAttribute('href')))
  assert.deepEqual(
    links.map(href => href?.replace(/^.*\/story\//, '')).sort(),
    Object.entries(entries)
      .filter(([, entry]) => entry.type === 'story' && ofComponents(entry))
      .map(([id]) => id)
      .sort(),
  )
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.room-shots img')?.naturalWidth)
})

const brandEditor = async (theme: 'light' | 'dark') => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(
    `${site.address}/iframe.html?id=foundations-brand-editor--docs&viewMode=docs&globals=theme:${theme}`,
  )
  await page.getByRole('heading', { name: 'Brand editor' }).waitFor()
  return page
}

/** Types into a field as a person without a pointer does. */
async function write(page: Page, field: string, text: string) {
  await page.getByRole('textbox', { name: field, exact: true }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}
const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

const sheet = brandSheet({
  light: { 'accent.solid': '#1d6b3a', 'accent.on': '#ffffff' },
  dark: { 'accent.solid': '#112244' },
})

test('a brand is written by keyboard: what does not read is said at once, and its sheet can be copied and saved', async () => {
  const page = await brandEditor('dark')
  const failures = page.getByRole('listitem').filter({ hasText: 'is needed' })
  await page.getByText('Every pair reads in the light theme.').waitFor()

  await write(page, 'accent.solid', '#1d6b3')
  await page.getByText('Six digits, such as').waitFor()
  await page.keyboard.type('a')
  // The color of texts on it follows, and reads.
  await page.getByText('Every pair reads in the light theme.').waitFor()
  await write(page, 'accent.on', '#1b1b1b')
  await failures.filter({ hasText: 'accent.on on accent.solid' }).waitFor()
  await write(page, 'accent.on', '#ffffff')
  await page.getByText('Every pair reads in the light theme.').waitFor()

  // The dark theme has colors of its own.
  await page.getByRole('radio', { name: 'Light' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByText('Every pair reads in the dark theme.').waitFor()
  await write(page, 'accent.solid', '#112244')
  await failures.filter({ hasText: 'accent.solid on shop.sage.wall' }).waitFor()

  await press(page, 'Copy brand.css')
  await page.getByText('Copied').waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), sheet)
  const saved = page.waitForEvent('download')
  await press(page, 'Download brand.css')
  const file = await saved
  assert.equal(file.suggestedFilename(), 'brand.css')
  assert.equal(readFileSync(await file.path(), 'utf8'), sheet)
})
