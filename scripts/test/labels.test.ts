import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findScreenTexts } from '../lib/labels.ts'

const found = (source: string) => findScreenTexts('page.tsx', source).map(({ text }) => text)

test('reports text between tags with its line', () => {
  assert.deepEqual(findScreenTexts('page.tsx', 'const a = (\n  <p>\n    All orders\n  </p>\n)'), [
    { file: 'page.tsx', line: 3, text: 'All orders' },
  ])
})

test('reports attributes and children that read like a label or a sentence', () => {
  assert.deepEqual(found(`<Button label="Save" />`), ['Save'])
  assert.deepEqual(found("<Field hint={'At most ' + limit} />"), ['At most'])
  assert.deepEqual(found(`<Button>{isBusy ? 'Saving' : 'Save'}</Button>`), ['Saving', 'Save'])
  assert.deepEqual(found(`<p>{name ?? 'Former member'}</p>`), ['Former member'])
})

test('accepts labels, values for machines, and strings that are compared', () => {
  assert.deepEqual(found(`<p>{labels.save} · {total}</p>`), [])
  assert.deepEqual(found(`<form method="post" className="wide form" data-part="Name" href="/orders" />`), [])
  assert.deepEqual(found(`<p>{state === 'Sold out' ? labels.soldOut : null}</p>`), [])
  assert.deepEqual(found(`const toast = { title: 'Saved' }`), [])
})
