import { expect, test } from 'vitest'
import { initialCrop, moveCrop, zoomCrop } from './square-crop.ts'

const wide = { width: 400, height: 200 }

test('the first cut is the largest square around the middle', () => {
  expect(initialCrop(wide)).toEqual({ x: 100, y: 0, size: 200 })
  expect(initialCrop({ width: 90, height: 120 })).toEqual({ x: 0, y: 15, size: 90 })
})

test.each([
  [
    { x: 30, y: 10 },
    { x: 130, y: 0 },
  ],
  [
    { x: -500, y: 0 },
    { x: 0, y: 0 },
  ],
  [
    { x: 500, y: -3 },
    { x: 200, y: 0 },
  ],
])('moved by %j it stays within the picture', (by, place) => {
  expect(moveCrop(initialCrop(wide), by, wide)).toEqual({ ...place, size: 200 })
})

test.each([
  [1, { x: 100, y: 0, size: 200 }],
  [2, { x: 150, y: 50, size: 100 }],
  [99, { x: 175, y: 75, size: 50 }],
])('%d times as close shows the middle of what was shown', (zoom, cut) => {
  expect(zoomCrop(initialCrop(wide), zoom, wide)).toEqual(cut)
})

test('further away again it does not leave the picture', () => {
  const corner = moveCrop(zoomCrop(initialCrop(wide), 4, wide), { x: 999, y: 999 }, wide)
  expect(corner).toEqual({ x: 350, y: 150, size: 50 })
  expect(zoomCrop(corner, 1, wide)).toEqual({ x: 200, y: 0, size: 200 })
})

test('a wide rectangle is cut as large as it fits, moved and zoomed within the picture', () => {
  const picture = { width: 400, height: 200 }
  const cut = initialCrop(picture, 4)
  expect(cut).toEqual({ x: 0, y: 50, size: 400 })
  expect(moveCrop(cut, { x: 50, y: 500 }, picture, 4)).toEqual({ x: 0, y: 100, size: 400 })
  expect(zoomCrop(cut, 2, picture, 4)).toEqual({ x: 100, y: 75, size: 200 })
})
