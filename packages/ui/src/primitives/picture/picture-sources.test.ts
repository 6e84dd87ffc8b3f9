import { expect, test } from 'vitest'
import { fallbackWidth, type PictureData, pictureUrl, srcSetOf } from './picture-sources.ts'

const picture: PictureData = { id: 'p1', alt: 'A mug', base: '/media/p1', widths: [160, 320, 640] }

test('names one file', () => {
  expect(pictureUrl(picture, 320, 'avif')).toBe('/media/p1/320.avif')
})

test('lists every width with its descriptor', () => {
  expect(srcSetOf(picture, 'webp')).toBe(
    '/media/p1/160.webp 160w, /media/p1/320.webp 320w, /media/p1/640.webp 640w',
  )
})

test.each([
  [[160, 320, 640, 960], 640],
  [[160, 320], 320],
  [[960], 960],
  [[], undefined],
])('falls back to a middling file of %j', (widths, expected) => {
  expect(fallbackWidth(widths)).toBe(expected)
})
