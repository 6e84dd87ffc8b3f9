import { expect, test } from 'vitest'
import { sealPage } from './sealed-page.ts'

const rendered = (nonce: string, text = 'Mugs') =>
  `<script nonce="${nonce}">start()</script><p>${text}</p><script nonce="${nonce}" type="text/later">go()</script>` +
  `<script type="application/ld+json">{}</script><script nonce="${nonce}">start()</script>`

test('makes the same bytes of the same content, and others of another', () => {
  const page = sealPage(rendered('n1'), 'n1')
  expect(sealPage(rendered('n2'), 'n2')).toEqual(page)
  expect(page.html).toBe(rendered(page.digest))
  expect(sealPage(rendered('n1', 'Cups'), 'n1').digest).not.toBe(page.digest)
})

test('lists the scripts that were rendered with the nonce, and none that came with a text', () => {
  const { scripts } = sealPage(
    rendered('n1', '<script nonce="n2">steal()</script><script>steal()</script>'),
    'n1',
  )
  expect(scripts).toHaveLength(2)
  expect(scripts).toEqual(sealPage(rendered('n1'), 'n1').scripts)
})
