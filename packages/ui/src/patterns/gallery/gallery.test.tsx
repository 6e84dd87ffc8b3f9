import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StoaProvider } from '../../system/index.ts'
import { Gallery } from './index.ts'

test('a gallery of a host’s files needs no ids, and its links lead to the largest', () => {
  const pictures = [
    { alt: 'From the front', src: 'front', width: 2400 },
    { alt: 'From above', src: 'https://elsewhere.example/top.jpg?v=1 2', srcSet: '/top.jpg 2x' },
  ]
  const html = renderToStaticMarkup(
    <StoaProvider pictureLoader={({ src, width }) => `https://cdn.example/${width}/${src}`}>
      <Gallery name="Cove mug" pictures={pictures} />
    </StoaProvider>,
  )
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(match => match[1] as string)
  expect(hrefs.filter(href => !href.startsWith('#'))).toEqual([
    'https://cdn.example/1920/front',
    'https://elsewhere.example/top.jpg?v=1 2',
  ])
  for (const href of hrefs.filter(one => one.startsWith('#'))) expect(html).toContain(`id="${href.slice(1)}"`)
})
