import { expect, test } from 'vitest'
import { plainText, unescapeHtml } from './words.ts'

test.each([
  ['Cups &amp; jugs', 'Cups & jugs'],
  ['&quot;it&#39;s&quot;&nbsp;&lt;b&gt;', '"it\'s" <b>'],
  ['&amp;lt;', '&lt;'],
])('reads %s as %s', (escaped, expected) => {
  expect(unescapeHtml(escaped)).toBe(expected)
})

test.each([
  ['<p>One.</p><p>Two &amp; three.</p>', 'One. Two & three.'],
  ['<ul>\n<li>Oak</li>\n<li>Ash</li></ul>', 'Oak Ash'],
  ['', ''],
])('reads the text of %s', (html, expected) => {
  expect(plainText(html)).toBe(expected)
})
