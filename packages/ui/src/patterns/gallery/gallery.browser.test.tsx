import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gallery } from '../../../test/store-data.ts'
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

const thumb = (number: number) => page.getByRole('link', { name: `Show picture ${number} of 3` })
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
  ;(document.querySelector('[data-part=Track]') as HTMLElement).focus()
  await userEvent.keyboard(onward)
  await shows(2)
  await userEvent.keyboard(back)
  await shows(1)
  await userEvent.keyboard(back)
  await shows(1)
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

test('without scripts the thumbs are links to pictures that are there', () => {
  const html = new DOMParser().parseFromString(
    renderToString(<Gallery name="Cove mug" pictures={gallery} />),
    'text/html',
  )
  const links = [...html.querySelectorAll('a')].map(link => link.getAttribute('href')!.slice(1))
  expect(links).toHaveLength(3)
  for (const id of links) expect(html.getElementById(id)?.querySelector('img')).toBeTruthy()
})
