import { expect, test } from 'vitest'
import { payloadOf, rowOf } from '../.storybook/controls.ts'

const element = { $$typeof: Symbol.for('react.transitional.element'), type: 'b', props: {} }
const drawing = { $$typeof: Symbol.for('react.forward_ref'), render: () => null }
const prop = (summary: string, description = 'What it takes.') => ({
  description,
  table: { type: { summary } },
})

test('a control offers what a person can choose, never the insides of React', () => {
  const node = rowOf(prop('ReactNode'), element)
  expect(node.options).toEqual(['As shown', 'Short text', 'Long text', 'Nothing'])
  expect(rowOf(prop('ReactNode'), 'Words').control).toEqual({ type: 'text' })
  expect(rowOf(prop('IconGlyph'), drawing, { heart: drawing }).options).toEqual(['As shown', 'heart'])
  for (const [type, shown] of [
    ['RefObject<HTMLElement | null>', undefined],
    ['(value: number) => string', () => ''],
    ['readonly Item[]', [{ icon: drawing }]],
  ] as const)
    expect(rowOf(prop(type), shown).control).toEqual(false)
})

test('the default that a sentence names stands in its column', () => {
  const defaultOf = (sentence: string) =>
    rowOf(prop('string', sentence), undefined).table?.defaultValue?.summary
  expect(defaultOf('How big it is. Default `md`.')).toEqual('md')
  expect(defaultOf('In words. Default that of the document.')).toEqual('that of the document')
  expect(defaultOf('What it takes.')).toEqual(undefined)
})

test('events say what they hand over', () => {
  expect(payloadOf('(id: string, quantity: number) => void')).toEqual('id: string, quantity: number')
  expect(payloadOf('((open: boolean) => void)')).toEqual('open: boolean')
  expect(payloadOf('() => void')).toEqual('')
})
