import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { longName } from '../../../fixtures/store-data.ts'
import { Button } from '../button/index.ts'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from './index.ts'

const parts = (words: string) => (
  <>
    <CollapsibleTrigger asChild>
      <Button emphasis="line">Care and washing</Button>
    </CollapsibleTrigger>
    <CollapsibleContent>
      <p style={{ marginBlockStart: 12 }}>{words}</p>
    </CollapsibleContent>
  </>
)

const meta = {
  title: 'Components/Navigation/Collapsible',
  id: 'primitives-collapsible',
  component: Collapsible,
  subcomponents: { CollapsibleTrigger, CollapsibleContent },
  args: { children: parts('Dishwasher and microwave safe.') },
} satisfies Meta<typeof Collapsible>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
export const LongText: Story = { args: { defaultOpen: true, children: parts(longName.repeat(4)) } }
export const States: Story = inStates({ Open: { defaultOpen: true } })
