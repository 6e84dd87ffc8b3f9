import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type PictureLoader, StoaProvider } from '../../system/index.ts'
import { Picture } from './index.ts'

const sent = (ui: ReactNode, pictureLoader?: PictureLoader) =>
  renderToStaticMarkup(<StoaProvider pictureLoader={pictureLoader}>{ui}</StoaProvider>)
const cdn: PictureLoader = ({ src, width }) => `https://cdn.example/${width}/${src}`

test('a file that a host has is drawn as it is', () => {
  const html = sent(
    <Picture picture={{ alt: 'A mug', src: '/mug.jpg', width: 800, height: 600 }} sizes="50vw" />,
  )
  expect(html).toContain('data-state="shown"')
  expect(html).toMatch(/<img [^>]*src="\/mug\.jpg" alt="A mug" width="800" height="600"/)
  expect(html).not.toMatch(/srcset|sizes|<source/i)
})

test('sizes and formats that a host lists are all offered', () => {
  const html = sent(
    <Picture
      picture={{
        alt: 'A mug',
        src: '/mug.jpg',
        srcSet: '/mug-400.jpg 400w, /mug.jpg 800w',
        sources: [{ type: 'image/avif', srcSet: '/mug-400.avif 400w, /mug.avif 800w' }],
      }}
      sizes="50vw"
    />,
    cdn,
  )
  expect(html).toContain(
    '<source type="image/avif" srcSet="/mug-400.avif 400w, /mug.avif 800w" sizes="50vw"/>',
  )
  expect(html).toMatch(
    /<img [^>]*src="\/mug\.jpg" srcSet="\/mug-400\.jpg 400w, \/mug\.jpg 800w" sizes="50vw"/,
  )
  expect(html).not.toContain('cdn.example')
})

test('the provider’s loader cuts a file to every width up to its own', () => {
  const html = sent(<Picture picture={{ alt: 'A mug', src: 'mug', width: 256 }} sizes="50vw" />, cdn)
  expect(html).toMatch(
    /src="https:\/\/cdn\.example\/256\/mug" srcSet="https:\/\/cdn\.example\/128\/mug 128w, https:\/\/cdn\.example\/256\/mug 256w" sizes="50vw"/,
  )
})

test('uses the theme’s background without a file, although the picture has a light color', () => {
  const mug = { alt: 'A mug', base: '/media/mug', placeholder: 'oklch(0.9 0.02 80)' }
  const missing = sent(<Picture picture={{ ...mug, widths: [] }} sizes="50vw" />)
  expect(missing).toContain('data-state="missing"')
  expect(missing).not.toContain('style=')
  expect(sent(<Picture picture={{ ...mug, widths: [320] }} sizes="50vw" />)).toContain(mug.placeholder)
  expect(sent(<Picture picture={null} sizes="50vw" />)).not.toContain('style=')
})
