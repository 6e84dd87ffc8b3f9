import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { Panel } from '../panel/index.ts'
import { Stack } from './index.ts'

const meta = {
  title: 'Components/Layout/Stack',
  id: 'primitives-stack',
  component: Stack,
  args: {
    children: (
      <>
        <Panel>One</Panel>
        <Panel>Two</Panel>
        <Panel>Three</Panel>
      </>
    ),
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Next to each other, wrapping if they do not fit. */
export const Row: Story = {
  args: {
    layout: 'row',
    gap: 'sm',
    children: [...'ABCDEFGHIJKL'].map(letter => (
      <Button key={letter} emphasis="line" size="sm">
        Button {letter}
      </Button>
    )),
  },
}
