import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBrand } from '../lib/brand.ts'

const found = (file: string, source: string) => findBrand(file, source).map(({ line, text }) => [line, text])

test('reports strings, templates, texts between tags and Markdown that name the demo', () => {
  assert.deepEqual(found('a.ts', `\nexport const name = 'Sell on Stoa'`), [[2, 'Sell on Stoa']])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template.
  assert.deepEqual(found('a.ts', 'const mail = `hello@stoa.example ${name}`'), [[1, 'hello@stoa.example']])
  assert.deepEqual(found('a.tsx', 'const a = <p>12 Colonnade Street</p>'), [[1, '12 Colonnade Street']])
  assert.deepEqual(found('about.md', '# About Stoa'), [[1, '# About Stoa']])
})

test('accepts identifiers, comments, technical names and placeholders', () => {
  assert.deepEqual(found('a.tsx', '// Stoa\nconst a = <StoaProvider messages={useStoa()} />'), [])
  assert.deepEqual(found('a.ts', `const headers = { 'Stoa-Shop': slug, key: 'stoa:cart' }`), [])
  assert.deepEqual(found('about.md', '# About {{name}}'), [])
})
