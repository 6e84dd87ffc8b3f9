import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gallery } from '../../../fixtures/store-data.ts'
import { Gallery } from './gallery.tsx'

let root: ReturnType<typeof createRoot>
let box: HTMLElement
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'))
  box.style.inlineSize = '600px'
  root = createRoot(box)
})
afterEach(() => {
  root.unmount()
  box.remove()
  document.documentElement.dir = 'ltr'
})

const thumb = (number: number) =>
  page.getByRole('link', { name: new RegExp(`^Show picture ${number} of 3: .`) })
const picture = (number: number) =>
  page.getByRole('link', { name: new RegExp(`^Enlarge picture ${number} of 3: .`) })
const shows = (number: number) => expect.element(thumb(number)).toHaveAttribute('aria-current', 'true')

test('a thumb brings its picture forward', async () => {
  root.render(<Gallery name="Cove mug" pictures={gallery} />)
  await shows(1)
  await thumb(3).click()
  await shows(3)
  await expect.element(thumb(1)).not.toHaveAttribute('aria-current')
})

test.each(['ltr', 'rtl'] as const)('arrows turn it, %s', async direction => {
  document.documentElement.dir = direction
  const [onward, back] =
    direction === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}']
  root.render(<Gallery name="Cove mug" pictures={gallery} />)
  await shows(1)
  ;(picture(1).element() as HTMLElement).focus()
  await userEvent.keyboard(onward)
  await shows(2)
  await expect.element(picture(2)).toHaveFocus()
  await userEvent.keyboard(back)
  await shows(1)
  await userEvent.keyboard(back)
  await shows(1)
})

test.each(['ltr', 'rtl'] as const)('points each arrow to the side of its picture, %s', async direction => {
  document.documentElement.dir = direction
  root.render(<Gallery name="Cove mug" pictures={gallery} />)
  await shows(1)
  const turned = (name: string) =>
    getComputedStyle(page.getByRole('button', { name, includeHidden: true }).element().querySelector('svg')!)
      .transform
  const mirrored = direction === 'rtl' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none'
  for (const name of ['Previous picture', 'Next picture']) expect(turned(name)).toBe(mirrored)
})

test('a swipe, which is a scroll, moves the mark among the thumbs', async () => {
  root.render(<Gallery name="Cove mug" pictures={gallery} />)
  await shows(1)
  const track = document.querySelector('[data-part=Track]') as HTMLElement
  track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' })
  await shows(3)
})

test('another variant brings its picture forward', async () => {
  root.render(<Gallery name="Cove mug" pictures={gallery} />)
  await shows(1)
  root.render(<Gallery name="Cove mug" pictures={gallery} selectedId="mug-pair" />)
  await shows(3)
})

test('renders thumbs as links to pictures in the page without scripts, and these to their files', () => {
  const html = new DOMParser().parseFromString(
    renderToString(<Gallery name="Cove mug" pictures={gallery} />),
    'text/html',
  )
  const hrefs = [...html.querySelectorAll('a')].map(link => link.getAttribute('href')!)
  const links = hrefs.filter(href => href.startsWith('#')).map(href => href.slice(1))
  const files = hrefs.filter(href => !href.startsWith('#'))
  expect(files).toEqual(gallery.map(({ base, widths }) => `${base}/${widths.at(-1)}.webp`))
  expect(html.querySelector('[tabindex]')).toBeNull()
  expect(links).toHaveLength(3)
  for (const id of links) expect(html.getElementById(id)?.querySelector('img')).toBeTruthy()
})

test('the row is one stop for the keyboard', async () => {
  root.render(<Gallery name="Cove mug" pictures={gallery} />)
  await shows(1)
  await expect.element(picture(2)).toHaveAttribute('tabindex', '-1')
  expect(picture(1).element().getAttribute('tabindex')).toBeNull()
})

const viewer = () => page.getByRole('dialog', { name: 'Pictures of Cove mug, large' })
const large = (number: number) => viewer().element().querySelectorAll('[data-part=Large] > li')[number - 1]!

test('enlarges, turns, zooms and closes a picture by keyboard, and continues from it', async () => {
  root.render(<Gallery name="Cove mug" pictures={gallery} />)
  await shows(1)
  ;(picture(1).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(viewer()).toBeVisible()
  await expect.element(viewer().getByRole('status')).toHaveTextContent('Picture 1 of 3')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(viewer().getByRole('status')).toHaveTextContent('Picture 2 of 3')
  await userEvent.keyboard('+')
  await expect.element(viewer().getByRole('button', { name: 'Zoom out' })).toBeVisible()
  expect(large(2).scrollWidth).toBeGreaterThan(large(2).clientWidth)
  const before = large(2).scrollTop
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => large(2).scrollTop).toBeGreaterThan(before)
  await userEvent.keyboard('-')
  await expect.element(viewer().getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  await shows(2)
})

test('a press looks closer at the place that was pressed', async () => {
  root.render(<Gallery name="Cove mug" pictures={gallery} />)
  await shows(1)
  await picture(1).click()
  await expect.element(viewer()).toBeVisible()
  const box = large(1).firstElementChild as HTMLElement
  await userEvent.click(box, { position: { x: box.clientWidth - 4, y: box.clientHeight - 4 } })
  const slide = large(1)
  await expect.poll(() => slide.scrollTop).toBeGreaterThan((slide.scrollHeight - slide.clientHeight) * 0.9)
  await userEvent.click(box)
  await expect.poll(() => slide.scrollHeight).toBeLessThanOrEqual(slide.clientHeight)
  await viewer().getByRole('button', { name: 'Next picture' }).click()
  await expect.element(viewer().getByRole('status')).toHaveTextContent('Picture 2 of 3')
  await viewer().getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})
