import { render } from '@stoa/ui/testing'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConflictPanel } from '../conflict-panel/index.ts'
import { DayField } from '../day-field/index.ts'
import { MoveMenu } from '../move/index.ts'
import { TokenInput } from '../token-input/index.ts'
import { Tree, type TreeNode } from './index.ts'

const own = (id: string, index: number): TreeNode => ({
  id,
  name: id,
  href: `#${id}`,
  place: { index, count: 2 },
  children: [],
})
const nodes: TreeNode[] = [{ id: 'kitchen', name: 'Kitchen', children: [own('tests', 0), own('seconds', 1)] }]

function Shown({ onMove: move }: { onMove: (id: string, to: number) => void }) {
  const [open, setOpen] = useState(new Set<string>())
  return (
    <Tree
      label="Categories"
      nodes={nodes}
      open={open}
      onOpenChange={(id, isOpen) => setOpen(new Set(isOpen ? [id] : []))}
      onMove={move}
      actions={({ id, place }) =>
        place && <MoveMenu name={id} index={place.index} count={2} onMove={to => move(id, to)} />
      }
    />
  )
}

function Tags({ told }: { told: string[][] }) {
  const [value, setValue] = useState<readonly string[]>(['mug'])
  return (
    <TokenInput
      label="Tags"
      value={value}
      onValueChange={tokens => {
        told.push([...tokens])
        setValue(tokens)
      }}
    />
  )
}

test('a tree opens by its button and is ordered by keys and by menu', async () => {
  const told: string[] = []
  const move = (id: string, to: number) => told.push(`${id} ${String(to)}`)
  render(<Shown onMove={move} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Hide what is below Kitchen' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Alt>}{ArrowUp}{ArrowDown}{/Alt}{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Down' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(told).toEqual(['tests 1', 'tests 1'])
})

test('tokens are added, pasted, refused and removed', async () => {
  const told: string[][] = []
  render(<Tags told={told} />)
  const field = page.getByRole('textbox', { name: 'Tags' })
  await field.click()
  await userEvent.keyboard('gift,Mug{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('“Mug” already exists.')
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Backspace}')
  expect(told).toEqual([['mug', 'gift'], ['mug']])
  await expect.element(field).toHaveFocus()
})

test('focuses a conflict and keeps the focus after an answer, and reports invalid days', async () => {
  const told: string[] = []
  render(
    <>
      <ConflictPanel
        by="Owen"
        at="14:05"
        taken={['Tags']}
        fields={[{ id: 'price', label: 'Price', mine: '24.00', theirs: null }]}
        onAnswer={(id, choice) => told.push(`${id} ${choice}`)}
      />
      <DayField
        label="Last day"
        value="2026-11-30"
        error="Too early."
        onValueChange={day => told.push(day)}
      />
    </>,
  )
  const panel = page.getByRole('region', { name: 'Owen saved at 14:05.' })
  await expect.element(panel).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(panel).toHaveFocus()
  const day = page.getByLabelText('Last day')
  await expect.element(day).toHaveAccessibleDescription('Too early.')
  await day.fill('2026-12-01')
  expect(told).toEqual(['price theirs', '2026-12-01'])
})
