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

test.each([
  ['blocks', '<div>Warm wool</div><div>Hand wash</div>', '<p>Warm wool</p><p>Hand wash</p>'],
  [
    'blocks in blocks',
    '<div><span>One</span>\n<div><p>Two</p></div></div><hr><blockquote>Three</blockquote><section>Four</section>',
    '<p><span>One</span></p><p>Two</p><p>Three</p><p>Four</p>'.replace(/<\/?span>/g, ''),
  ],
  [
    'a table',
    '<table><thead><tr><th>Size</th><th>Hip</th></tr></thead><tbody><tr><td>L</td> <td>99 cm</td></tr></tbody></table>',
    '<p>Size | Hip</p><p>L | 99 cm</p>',
  ],
  [
    'terms',
    '<dl><dt>Wood</dt><dd>Ash</dd><dt>Height</dt><dd>9 cm</dd></dl>',
    '<p>Wood: Ash</p><p>Height: 9 cm</p>',
  ],
  [
    'raised, lowered and struck text',
    '<p>5<sup>2</sup> CO<sub>2</sub> <del>old</del></p>',
    '<p>5<sup>2</sup> CO<sub>2</sub> <s>old</s></p>',
  ],
  [
    'links',
    '<p><a href="https://a.example/x" onclick="y()" target="_top">care</a></p>',
    '<p><a href="https://a.example/x" rel="nofollow noopener">care</a></p>',
  ],
  [
    'a < that begins no tag',
    'For <b5 sheets and up. Packed by us.',
    '<p>For &lt;b5 sheets and up. Packed by us.</p>',
  ],
  ['a < beside tags', '<p>Under <20 kg> or <3</p>', '<p>Under &lt;20 kg&gt; or &lt;3</p>'],
])('keeps the meaning of %s', (_, html, expected) => {
  expect(cleanDescription(html)).toBe(expected)
  expect(cleanDescription(cleanDescription(html))).toBe(expected)
})

test('extracts the text of a description', () => {
  expect(textOf('<p>a &amp; b</p><ul><li>c</li><li>d &lt; e</li></ul>')).toBe('a & b c d < e')
})

test('reads the longest run of spaces once', () => {
  expect(cleanDescription(`<div>a${' '.repeat(199_000)}b</div>`)).toMatch(/^<p>a +b<\/p>$/)
})
