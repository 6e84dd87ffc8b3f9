import { expect, test } from 'vitest'
import type { PictureData } from './picture-data.ts'
import { pictureFiles } from './picture-files.ts'

const cdn = ({ src, width }: { src: string; width: number }) => `https://cdn.example/${width}/${src}`

test('a picture of the route lists every width in both formats', () => {
  expect(pictureFiles({ alt: 'A mug', base: '/media/p1', widths: [160, 320, 960] })).toEqual({
    src: '/media/p1/960.webp',
    sources: [
      {
        type: 'image/avif',
        srcSet: '/media/p1/160.avif 160w, /media/p1/320.avif 320w, /media/p1/960.avif 960w',
      },
      {
        type: 'image/webp',
        srcSet: '/media/p1/160.webp 160w, /media/p1/320.webp 320w, /media/p1/960.webp 960w',
      },
    ],
    width: 960,
    height: 960,
    largest: '/media/p1/960.webp',
  })
})

test.each([
  [[160, 320, 640, 960], '/p/640.webp'],
  [[160, 320], '/p/320.webp'],
  [[960], '/p/960.webp'],
  [[], undefined],
])('picks a medium file from the widths %j for browsers without srcset', (widths, src) => {
  expect(pictureFiles({ alt: '', base: '/p', widths })?.src).toBe(src)
})

test('a file alone is taken as it is', () => {
  expect(pictureFiles({ alt: 'A mug', src: '/mug.jpg', width: 800, height: 600 })).toEqual({
    src: '/mug.jpg',
    srcSet: undefined,
    sources: [],
    width: 800,
    height: 600,
    largest: '/mug.jpg',
  })
  expect(pictureFiles({ alt: 'A mug', src: '' })).toBeNull()
})

test('a loader is asked for widths up to the step above the file’s own', () => {
  const files = pictureFiles({ alt: 'A mug', src: 'mug.jpg', width: 700 }, cdn)
  expect(files?.srcSet).toBe(
    [128, 256, 384, 640, 828].map(width => `https://cdn.example/${width}/mug.jpg ${width}w`).join(', '),
  )
  expect(files?.src).toBe('https://cdn.example/640/mug.jpg')
  expect(files?.largest).toBe('https://cdn.example/828/mug.jpg')
  expect(pictureFiles({ alt: 'A mug', src: 'mug.jpg' }, cdn)?.largest).toBe(
    'https://cdn.example/1920/mug.jpg',
  )
})

const sources = [{ type: 'image/avif', srcSet: '/mug.avif' }]
const listed: PictureData[] = [
  { alt: '', src: '/mug.jpg', srcSet: '/mug.jpg 1x, /mug@2.jpg 2x' },
  { alt: '', src: '/mug.jpg', sources },
  { alt: '', src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
  { alt: '', src: 'blob:https://shop.example/1' },
]
test.each(listed)('a loader is not asked for what has its addresses: %j', picture => {
  expect(pictureFiles(picture, cdn)).toEqual(pictureFiles(picture))
})

test('an answer’s picture fits by its shape: read-only widths, and fields that are not asked for', () => {
  const answered: {
    readonly id: string
    readonly alt: string
    readonly base: string
    readonly width: number
    readonly height: number
    readonly widths: readonly number[]
  } = { id: 'p1', alt: 'A mug', base: '/media/p1', width: 1600, height: 1200, widths: [160, 320] }
  const { id, alt, base, widths } = answered
  expect(pictureFiles(answered)).toEqual(pictureFiles({ id, alt, base, widths }))
  expect(pictureFiles(answered)?.largest).toBe('/media/p1/320.webp')
})
