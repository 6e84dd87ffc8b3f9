import { expect, test } from 'vitest'
import { writePageFile } from './page-file.ts'
import { readPage } from './read-page.ts'

const HEAD = '---\ntitle: About us\ndescription: Who we are.\n---\n\n'
const faultsOf = (source: string) =>
  readPage(source, ['page']).faults.map(({ line, column, message }) => `${line}:${column} ${message}`)

test.each([
  ['Hello {{nmae}}.', '6:7 There is no variable {{nmae}}.'],
  ['One\n\n- {{name}} and {{ withdrawl }}', '8:16 There is no variable {{withdrawl}}.'],
  ['It costs {{amount 2 + lots}}.', '6:10 “lots” is no amount.'],
  ['{{constructor}}', '6:1 There is no variable {{constructor}}.'],
  ['Not closed: {{name}', '6:13 A variable begins here and doesn’t end.'],
  ['We take {{commission}} of it.', '6:9 {{commission}} is a table'],
  ['Text.\n\n<script>alert(1)</script>', '8:1 HTML isn’t allowed: “<script>alert(1)</script>”.'],
  ['A <b>word</b>.', '6:3 HTML isn’t allowed: “<b>”.'],
  ['A [link](javascript:alert(1)).', '6:3 “javascript:alert(1)” is no link.'],
  ['A [link](//evil.example).', '6:3 “//evil.example” is no link.'],
  ['A [link](/{{name}}).', '6:3 The only variable in a link is mailto:{{contact.email}}.'],
  ['![A picture](/a.png)', '6:1 Pictures aren’t allowed on a page.'],
  ['# A heading', '6:1 The title is the only heading of the first level'],
  ['  \n', '5:1 The page has no text.'],
])('names the place of what a page can’t contain: %j', (body, fault) => {
  expect(faultsOf(HEAD + body)[0]).toContain(fault)
})

test('finds faults of the properties, all at once', () => {
  expect(faultsOf('Hello')).toEqual([
    expect.stringContaining('1:1 A page begins with a line of three dashes'),
  ])
  expect(faultsOf('---\ntitle: For {{you}}\nstyle: red\nanything\n---\nText.')).toEqual([
    expect.stringContaining('4:1 This line is no property'),
  ])
  expect(faultsOf('---\ntitle: For {{you}}\nstyle: red\n---\nText.')).toEqual([
    expect.stringContaining('1:1 The page has no description.'),
    expect.stringContaining('2:12 There is no variable {{you}}.'),
    expect.stringContaining('3:1 A page has no property “style”.'),
  ])
})

test('reads what it has written, on any system', () => {
  const source = writePageFile(
    { title: 'About: {{name}}', description: 'Who we are.' },
    'Hello.\n\n## 日本\n\nText.',
  )
  const { text, faults } = readPage(`\uFEFF${source.replaceAll('\n', '\r\n')}`, [])
  expect(faults).toEqual([])
  expect(text).toMatchObject({ title: 'About: {{name}}', body: 'Hello.\n\n## 日本\n\nText.\n' })
  expect(text.sections.map(({ level, title }) => [level, title])).toEqual([
    [1, ''],
    [2, '日本'],
  ])
  expect(text.sections[1]!.id).toMatch(/^[a-z0-9-]+$/)
})

test('leaves nothing in the HTML that could run, even of a text with faults', () => {
  const { html } = readPage(
    `${HEAD}<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>\n\n[y](data:text/html,x "t")\n\n<style>*{}</style><svg/onload=alert(1)>`,
    [],
  ).text
  expect(html).not.toMatch(/<(img|svg|style|script)|onerror|onload|javascript:|data:/)
})

test('refuses what would take minutes to read, and numbers headings of the same name', () => {
  const read = (body: string) => readPage(writePageFile({ title: 'A', description: 'B' }, body), [])
  for (const body of ['a_'.repeat(60_000), '>'.repeat(900), '- '.repeat(400), '1. '.repeat(300)])
    expect(read(`First.\n\n${body}`).faults, body.slice(0, 9)).toMatchObject([{ line: 8, column: 1 }])
  expect(read(`${'字'.repeat(5_000)}\n\n${'-'.repeat(900)}\n\n${'* '.repeat(10)}`).faults).toEqual([])
  const { sections } = read('## Care\n\n## Care\n\n## Care 2\n\n## Care').text
  expect(sections.map(({ id }) => id)).toEqual(['', 'care', 'care-2', 'care-2-2', 'care-3'])
})
