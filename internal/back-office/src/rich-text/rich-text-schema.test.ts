import { expect, test } from 'vitest'
import { htmlOf, schema } from './rich-text-schema.ts'

const text = (words: string, ...marks: string[]) =>
  schema.text(
    words,
    marks.map(name => schema.mark(name)),
  )
const node = (name: string, ...content: Parameters<typeof schema.node>[2][]) =>
  schema.node(name, undefined, content.flat() as never)

test('[SEL-04] a document is written with what a description may have, and nothing else', () => {
  const doc = node(
    'doc',
    schema.node('heading', { level: 3 }, text('Care')),
    node(
      'paragraph',
      text('Cups & <saucers>', 'strong'),
      node('hard_break'),
      text('by hand', 'em', 'strong'),
    ),
    node(
      'bullet_list',
      node('list_item', node('paragraph', text('one'))),
      node(
        'list_item',
        node('paragraph', text('two')),
        node('ordered_list', node('list_item', node('paragraph', text('three')))),
      ),
    ),
    schema.node('heading', { level: 4 }, text('"Size"')),
  )
  doc.check()
  const html = htmlOf(doc)
  expect(html).toBe(
    '<h3>Care</h3><p><strong>Cups &amp; &lt;saucers&gt;</strong><br /><strong><em>by hand</em></strong></p>' +
      '<ul><li>one</li><li><p>two</p><ol><li>three</li></ol></li></ul><h4>"Size"</h4>',
  )
  const tags = [...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag)
  const allowed = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4']
  expect([...new Set(tags)].sort()).toEqual([...allowed].sort())
})

test('returns an empty text for an empty document', () => {
  expect(htmlOf(node('doc', node('paragraph')))).toBe('')
})

test('writes raised, lowered and struck text and links as the API does', () => {
  const link = schema.mark('a', { href: 'https://a.example/?a=1&b="2"' })
  const doc = node(
    'doc',
    node(
      'paragraph',
      text('5', 'sup'),
      text('2', 'sub'),
      text('old', 's'),
      schema.text('care', [link, schema.mark('strong')]),
    ),
  )
  doc.check()
  expect(htmlOf(doc)).toBe(
    '<p><sup>5</sup><sub>2</sub><s>old</s>' +
      '<a href="https://a.example/?a=1&amp;b=&quot;2&quot;" rel="nofollow noopener"><strong>care</strong></a></p>',
  )
})
