import { draw, inForcedColours } from '@stoa/ui/testing/forced-colors'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import {
  DateRange,
  OptionEditor,
  PackList,
  Stepper,
  TokenInput,
  Tree,
  VariantSheet,
  ViewTabs,
} from '../src/index.ts'

// With forced colors, edges replace backgrounds and shadows.
inForcedColours()

const nothing = () => {}
const look = (element: Element) => {
  // Colors of what is not drawn differ, too.
  const { outlineStyle, borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
  return {
    outlineStyle,
    border: [borderTopStyle, borderTopWidth, borderTopStyle !== 'none' && borderTopColor],
  }
}
const hasEdge = (element: Element) => getComputedStyle(element).borderTopStyle !== 'none'

const line = (id: string) => ({ id, title: id, options: [], sku: null, picture: null, max: 1 })
const leaf = (id: string) => ({ id, name: id, href: `#${id}`, children: [] })

/** The first of what is found has the state, the second has not. */
const told: readonly (readonly [string, ReactNode, string])[] = [
  [
    'the step that is open',
    <Stepper
      key="steps"
      steps={['one', 'two'].map(id => ({ id, label: id, done: false }))}
      value="one"
      onValueChange={nothing}
    />,
    'li button',
  ],
  [
    'the view that is shown',
    <ViewTabs
      key="views"
      views={['one', 'two'].map(id => ({ id, label: id, href: `#${id}` }))}
      value="one"
    />,
    'li a',
  ],
  [
    'the category that is edited',
    <Tree
      key="tree"
      label="Categories"
      nodes={[leaf('one'), leaf('two')]}
      open={new Set()}
      onOpenChange={nothing}
      current="one"
    />,
    '[data-node]',
  ],
  [
    'a line that is packed',
    <PackList key="pack" lines={[line('one'), line('two')]} value={{ one: 1 }} onValueChange={nothing} />,
    'ul > li',
  ],
  [
    'a cell of the sheet that is wrong',
    <VariantSheet
      key="sheet"
      label="Variants"
      columns={[{ id: 'price', label: 'Price', kind: 'number' }]}
      groups={[
        {
          id: 'all',
          label: 'All',
          rows: ['one', 'two'].map(id => ({ id, name: id, cells: { price: '1' } })),
        },
      ]}
      faults={{ one: { price: 'Too little.' } }}
      onCellsChange={nothing}
    />,
    '[data-cell]',
  ],
]

test.each(told)('%s', async (_, ui, selector) => {
  const [is, isNot] = await draw(ui, selector)
  expect(look(is!)).not.toEqual(look(isNot!))
})

test('the days that are shown have a line around them', async () => {
  const buttons = await draw(
    <DateRange
      presets={['30', '7'].map(id => ({ id, label: `${id} days` }))}
      preset="30"
      onPresetChange={nothing}
      value={{ from: '2026-05-02', to: '2026-05-31' }}
      onValueChange={nothing}
      today="2026-05-31"
    />,
    '[aria-pressed]',
  )
  expect(buttons.map(button => getComputedStyle(button).outlineStyle)).toEqual(['solid', 'none'])
})

test('draws an edge around parts with a background', async () => {
  const held = await draw(
    <>
      <TokenInput label="Tags" value={['stoneware']} onValueChange={nothing} />
      <OptionEditor
        createId={() => 'new'}
        options={[{ id: 'glaze', name: 'Glaze', values: [{ id: 'lagoon', name: 'Lagoon' }] }]}
        onValueChange={nothing}
      />
    </>,
    '[data-component=TokenInput] li, [data-component=OptionEditor] li button',
  )
  expect(held.map(hasEdge)).toEqual(held.map(() => true))
  expect(held.length).toBeGreaterThan(1)
})
