import { expect, test } from 'vitest'
import { cleanDescription, cleanHtml, textOf } from './description-html.ts'

test.each([
  ['what is allowed stays', '<p>a <strong>b</strong><br />c</p>', '<p>a <strong>b</strong><br />c</p>'],
  [
    'near relatives become what is allowed',
    '<h1>a</h1><b>b</b> <i>c</i><h5>d</h5>',
    '<h3>a</h3><strong>b</strong> <em>c</em><h4>d</h4>',
  ],
  ['scripts go with their text', 'a<script>alert(1)</script><style>b{}</style>c', 'ac'],
  ['attributes go', '<p onclick="x()" style="color:red" class="c">a</p>', '<p>a</p>'],
  ['links keep their text alone', '<a href="javascript:alert(1)">a</a>', 'a'],
  [
    'pictures, frames and drawings go',
    '<img src=x onerror=alert(1)><iframe src="//x">b</iframe><svg onload=alert(1)><script>1</script></svg>a',
    'a',
  ],
  ['unclosed ones too', '<p>a<script>alert(1)', '<p>a</p>'],
  ['tags in tags', '<scr<script>x</script>ipt>alert(1)</script>', 'xipt&gt;alert(1)'],
  [
    'entities stay what they are',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ],
])('%s', (_, html, expected) => {
  expect(cleanHtml(html)).toBe(expected)
  expect(cleanHtml(cleanHtml(html))).toBe(expected)
})

test('a description in plain text gets its paragraphs', () => {
  expect(cleanDescription('5 < 6 & 7\n\nb\nc')).toBe('<p>5 &lt; 6 &amp; 7</p><p>b<br />c</p>')
  expect(cleanDescription('')).toBe('')
})

test('extracts the text of a description', () => {
  expect(textOf('<p>a &amp; b</p><ul><li>c</li><li>d &lt; e</li></ul>')).toBe('a & b c d < e')
})
