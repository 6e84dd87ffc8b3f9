import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { foreignColours, wearAbsurdBrand } from './absurd-brand.ts'
import { colourFindings } from './axe.ts'
import { emulate } from './emulate.ts'
import { findForeignPaint, findUnmarkedFocus } from './forced-colours.ts'
import { ibmFindings } from './ibm.ts'
import { findMotion } from './motion.ts'
import { findOverflow } from './overflow.ts'

// Checks that every check of stories detects a fault: each runs on a faulty example and on its fixed twin.

const show = (html: string) => {
  document.body.innerHTML = html
}
beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  show('')
  await emulate({})
})

test('axe sees text that is hard to read in the dark theme alone', async () => {
  show(
    '<style>p { color: #222; background: #fff } [data-theme=dark] p { background: #333 }</style><main><p>Sale</p></main>',
  )
  expect(await colourFindings()).toEqual([])
  document.documentElement.dataset.theme = 'dark'
  try {
    expect(await colourFindings()).toEqual([expect.stringContaining('color-contrast')])
  } finally {
    delete document.documentElement.dataset.theme
  }
})

test('IBM’s engine sees a field without a name', async () => {
  show('<main><select><option>Newest</option></select></main>')
  expect((await ibmFindings()).violations).toContainEqual(expect.stringContaining('input_label_exists'))
  show('<main><label>Order <select><option>Newest</option></select></label></main>')
  expect((await ibmFindings()).violations).toEqual([])
})

test('IBM’s engine sees a label without words, and may not call hidden ones none', async () => {
  show('<main><label id="empty"><input type="checkbox"></label></main>')
  expect((await ibmFindings()).violations).toContainEqual(expect.stringContaining('label_content_exists'))
  show('<main><label><input type="checkbox" aria-label="Select Cove mug"></label></main>')
  expect((await ibmFindings()).violations).not.toContainEqual(expect.stringContaining('label_content_exists'))
})

const withLinkFirst = (past: string) =>
  `<div>${past}<header><a href="/">Stoa</a></header><main><p>x</p></main></div>`

test('IBM’s engine wants everything in a landmark but the link past the header', async () => {
  show(withLinkFirst('<a href="#content">Skip to content</a>'))
  expect((await ibmFindings()).violations).not.toContainEqual(expect.stringContaining('in_landmark'))
  show(withLinkFirst('<a href="/sale">Everything must go</a>'))
  expect((await ibmFindings()).violations).toContainEqual(expect.stringContaining('in_landmark'))
})

const choices = (type: string, ...groups: string[]) =>
  `<main>${groups
    .map(
      (words, group) =>
        `<fieldset><legend>${words}</legend>${[1, 2]
          .map(
            value => `<label><input type="${type}" name="option" value="${group}${value}">${value}</label>`,
          )
          .join('')}</fieldset>`,
    )
    .join('')}</main>`

test('IBM’s engine sees radios of one name in two groups, and may not forbid boxes that', async () => {
  show(choices('radio', 'Size', 'Colour'))
  expect((await ibmFindings()).violations).toContainEqual(expect.stringContaining('checkboxes_grouped'))
  show(choices('checkbox', 'Size', 'Colour'))
  expect((await ibmFindings()).violations).toEqual([])
})

test('IBM’s engine sees boxes of one name outside a group, and two groups of one name', async () => {
  show(
    '<main><label><input type="checkbox" name="a">1</label><label><input type="checkbox" name="a">2</label></main>',
  )
  expect((await ibmFindings()).violations).toContainEqual(expect.stringContaining('checkboxes_grouped'))
  show(choices('checkbox', 'Size', 'Size'))
  expect((await ibmFindings()).violations).toContainEqual(expect.stringContaining('fieldset_label_valid'))
})

test('motion that does not end where less is asked for', async () => {
  await emulate({ reducedMotion: true })
  show('<style>a { transition: color 0.2s } @keyframes x {} b { animation: x 1s }</style><a>a</a><b>b</b>')
  expect(findMotion()).toEqual([
    expect.stringContaining('<a class=""> transition 0.2 s'),
    expect.stringContaining('<b class=""> x 1 s'),
  ])
  show(
    '<style>a { transition: color 0.2s } @media (prefers-reduced-motion: reduce) { a { transition: none } }</style><a>a</a>',
  )
  expect(findMotion()).toEqual([])
})

test.each([
  ['text', '<p style="color: #222">x</p>'],
  ['background', '<p style="background: oklch(0.9 0.05 98)"></p>'],
  ['border', '<p style="border: 1px solid rgb(0 0 0 / 0.1)"></p>'],
  ['shadow', '<p style="box-shadow: 0 1px 2px oklch(0.3 0.02 70 / 0.1)"></p>'],
  ['picture', '<p style="background-image: linear-gradient(red, blue)"></p>'],
  ['fill', '<svg><path fill="#e33" d="M0 0h9v9z"/></svg>'],
])('a %s of no brand’s', (what, html) => {
  show(`<style>:root { --stoa-color-ink: oklch(0.2 0.01 70); color: var(--stoa-color-ink) }</style>${html}`)
  const takeOff = wearAbsurdBrand()
  expect(foreignColours()).toContainEqual(expect.stringMatching(new RegExp(`^${what} `)))
  takeOff()
})

test('recognizes a brand’s color however it is mixed or thinned', () => {
  show(`<style>
    :root { --stoa-color-ink: oklch(0.2 0.01 70); --stoa-shadow: 0 1px 2px oklch(0.3 0.02 70 / 0.1) }
    p { color: var(--stoa-color-ink); box-shadow: var(--stoa-shadow); transition: all 1s;
      background: color-mix(in oklch, var(--stoa-color-ink) 40%, transparent) }
    b { border: 1px solid rgb(from var(--stoa-color-ink) r g b / 0.3) }
  </style><p>one <b>two</b></p>`)
  const takeOff = wearAbsurdBrand()
  expect(foreignColours()).toEqual([])
  takeOff()
})

test('finds overflow on the narrowest page, or at twice the text size', async () => {
  show('<p style="width: 330px">x</p>')
  expect(await findOverflow()).toContainEqual(expect.stringMatching(/^320 px: /))
  show('<p style="width: 60rem">x</p>')
  expect(await findOverflow()).toContainEqual(expect.stringMatching(/^text at 200 %: /))
  show('<p style="position: absolute; left: -400px; width: 10px">x</p>')
  expect(await findOverflow()).toContainEqual(expect.stringContaining('the other way of writing'))
  show('<div style="overflow: auto"><p style="width: 2000px">x</p></div>')
  expect(await findOverflow()).toEqual([])
  // Restores the width of the page for the next test.
  await page.viewport(390, 844)
  expect(innerWidth).toBe(390)
})

test('finds a focus ring of shadow that is lost in forced colors', async () => {
  await emulate({ forcedColors: true })
  show(`<style>button:focus { outline: none; box-shadow: 0 0 0 3px blue }</style>
    <button class="ring">x</button>`)
  expect(findUnmarkedFocus()).toEqual(['<button class="ring">'])
  show(`<button>x</button>`)
  expect(findUnmarkedFocus()).toEqual([])
})

test('finds a drawing that keeps its own color in forced colors', async () => {
  await emulate({ forcedColors: true })
  show('<svg style="color: teal"><path class="own" fill="currentColor" d="M0 0h9v9z"/></svg>')
  expect(findForeignPaint()).toContainEqual(expect.stringContaining('<path class="own">'))
  show(
    '<svg><path fill="currentColor" d="M0 0h9v9z"/></svg><svg><path fill="none" stroke="CanvasText" d="M0 0h9"/></svg>',
  )
  expect(findForeignPaint()).toEqual([])
})
