import assert from 'node:assert/strict'
import { test } from 'node:test'
import ts from 'typescript'
import { findBareTexts } from '../lib/text-nodes.ts'

const TYPES = `
declare namespace JSX { interface Element { type: string } interface IntrinsicElements { [name: string]: object } }
interface ReactPortal { portal: true }
declare const count: number, name: string, note: string | undefined, busy: boolean
declare const children: ReactPortal | JSX.Element | string | null, icon: JSX.Element | false
declare const labels: { items: string, save: string }
declare const t: (key: string, values?: object) => string
declare const Button: (props: object) => JSX.Element
`

/** The texts that the check refuses in an expression. */
function found(jsx: string): string[] {
  const tree = ts.createSourceFile('page.tsx', `${TYPES}\nconst page = ${jsx}`, ts.ScriptTarget.Latest, true)
  const host = ts.createCompilerHost({})
  const options = { jsx: ts.JsxEmit.Preserve, strict: true, noLib: true, types: [] }
  const program = ts.createProgram(['page.tsx'], options, {
    ...host,
    getSourceFile: name => (name === 'page.tsx' ? tree : undefined),
  })
  return findBareTexts(tree, program.getTypeChecker()).map(({ text }) => text)
}

test('reports texts after what comes and goes, texts that come and go, and texts that change', () => {
  assert.deepEqual(found('<button>{icon}{labels.save}</button>'), ['{labels.save}'])
  assert.deepEqual(found('<button>{busy ? <b /> : icon}{children}</button>'), ['{children}'])
  assert.deepEqual(found('<p>{labels.save}{note && name}</p>'), ['{note && name}'])
  assert.deepEqual(found('<Button>{count} {labels.items}</Button>'), ['{count}', '{labels.items}'])
  assert.deepEqual(found("<li>{t('times', { count })}<b /></li>"), ["{t('times', { count })}"])
  assert.deepEqual(found('<><b />: {name}</>'), ['{name}'])
})

test('reports a changing text alone in a fragment, because it lands in the parent', () => {
  assert.deepEqual(found('<>{name}</>'), ['{name}'])
})

test('accepts texts alone in their element, constant ones next to elements, and blocks', () => {
  for (const jsx of [
    '<button>{icon}<span>{labels.save}</span></button>',
    '<p>{busy ? labels.save : name}</p>',
    '<p>{name + count}</p>',
    '<p>{labels.save} <b>{name}</b></p>',
    "<p><b />{t('save')}</p>",
    '<p>{note && <b>{note}</b>}{icon}</p>',
    '<div>{icon}{children}</div>',
    "<p><b />{busy ? ' ' : null}<b /></p>",
  ])
    assert.deepEqual(found(jsx), [], jsx)
})
