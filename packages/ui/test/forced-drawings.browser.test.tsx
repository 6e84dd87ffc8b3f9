import Lamp from 'lucide-react/icons/lamp'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Illustration, type IllustrationSubject } from '../src/patterns/page-states/index.ts'
import { RatingSummary } from '../src/patterns/review/index.ts'
import { Icon, Logo, Star } from '../src/primitives/icon/index.ts'
import { Progress } from '../src/primitives/progress/index.ts'
import { Rating, Stars } from '../src/primitives/rating/index.ts'
import { draw, inForcedColours, systemColour } from './forced.tsx'

// The browser forces no color of a drawing: fills and visibility are up to us.
inForcedColours()

/** The share of an element's pixels that are not of its ground. */
async function inkOf(element: Element): Promise<number> {
  const base64 = await page.elementLocator(element).screenshot({ save: false })
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), one => one.charCodeAt(0))]))
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
  canvas.drawImage(picture, 0, 0)
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height)
  const ground = [...data.slice(0, 3)]
  let ink = 0
  for (let at = 0; at < data.length; at += 4)
    if (Math.max(...ground.map((value, place) => Math.abs(value - data[at + place]!))) > 96) ink++
  return ink / (data.length / 4)
}

test('stars that count are filled, the others only drawn', async () => {
  const stars = await draw(<Rating average={3} count={12} form="stars" />, 'svg')
  const fills = new Set(stars.map(star => getComputedStyle(star).fill))
  expect(fills.size).toBe(2)
  expect(fills).toContain('none')
})

test('a star that counts is seen to be full, and one that does not to be there and empty', async () => {
  const stars = await draw(
    <div style={{ display: 'flex', gap: 8, padding: 8 }}>
      <Star size="md" />
      <Star size="md" filled={false} />
    </div>,
    'svg',
  )
  const [full, empty] = [await inkOf(stars[0]!), await inkOf(stars[1]!)]
  expect(full).toBeGreaterThan(empty * 1.5)
  expect(empty).toBeGreaterThan(0.08)
})

test('more stars are seen for a better rating', async () => {
  const rows = await draw(
    <div style={{ display: 'grid', justifyItems: 'start', padding: 8 }}>
      {[0, 2.5, 5].map(average => (
        <Stars key={average} average={average} />
      ))}
    </div>,
    '[data-part="Stars"]',
  )
  const [none, half, all] = [await inkOf(rows[0]!), await inkOf(rows[1]!), await inkOf(rows[2]!)]
  expect(none).toBeGreaterThan(0.05)
  expect(half).toBeGreaterThan(none)
  expect(all).toBeGreaterThan(half)
})

test('uses the surrounding color for a drawing with a color of its own', async () => {
  const icons = await draw(
    <>
      <style>{'.own { color: rgb(0 90 80) }'}</style>
      <Icon as={Lamp} className="own" />
      <a href="#a">
        <Icon as={Lamp} className="own" />
      </a>
      <Logo />
    </>,
    'svg',
  )
  expect(icons.map(icon => getComputedStyle(icon).color)).toEqual(
    ['CanvasText', 'LinkText', 'CanvasText', 'CanvasText'].map(systemColour),
  )
})

const things: IllustrationSubject[] = ['bag', 'search', 'box', 'heart', 'cloud', 'question']

test('illustrations of empty states are visible', async () => {
  const drawings = await draw(
    things.map(thing => <Illustration key={thing} thing={thing} />),
    'svg',
  )
  expect(drawings).toHaveLength(things.length)
  for (const drawing of drawings) {
    const strokes = [...drawing.querySelectorAll('path')].map(path => getComputedStyle(path).stroke)
    expect(new Set(strokes)).toEqual(new Set([systemColour('CanvasText')]))
    expect(await inkOf(drawing)).toBeGreaterThan(0.05)
  }
})

test('how much of a bar is reached is seen', async () => {
  const [five, one] = await draw(
    <div style={{ inlineSize: 300, padding: 8 }}>
      <RatingSummary average={4.8} distribution={[90, 0, 0, 0, 10]} />
    </div>,
    'li > span > span:nth-of-type(3)',
  ).then(bars => [bars[0]!, bars[4]!])
  expect(await inkOf(five!)).toBeGreaterThan(0.6)
  expect(await inkOf(one!)).toBeLessThan(0.5)
})

test('progress is visible, and so is progress that is not known', async () => {
  const bars = await draw(
    <div style={{ display: 'grid', gap: 8, inlineSize: 300, padding: 8 }}>
      <Progress label="Nothing yet" value={0} />
      <Progress label="Half" value={50} />
      <Progress label="Not known" />
    </div>,
    'progress',
  )
  const [none, half, some] = [await inkOf(bars[0]!), await inkOf(bars[1]!), await inkOf(bars[2]!)]
  expect(half - none).toBeGreaterThan(0.25)
  expect(some - none).toBeGreaterThan(0.1)
})
