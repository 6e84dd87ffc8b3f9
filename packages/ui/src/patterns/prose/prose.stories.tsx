import type { Meta, StoryObj } from '@storybook/react-vite'
import { inContainer } from '../../../fixtures/in-container.tsx'
import { hebrew } from '../../../fixtures/right-to-left.ts'
import { StoaProvider } from '../../system/index.ts'
import { Prose } from './index.ts'
import { ProsePage } from './prose.tsx'

const html = `
<p>You have <strong>30 days</strong> from the day a parcel arrives. <a href="/contact">Write to us</a> if a shop does not answer.</p>
<h2 id="how">How to send something back</h2>
<ol><li>Open the order and choose the items.</li><li>Print the label.</li><li>Hand the parcel in.</li></ol>
<h3 id="cost">Who pays</h3>
<p>The shop pays the way back when something is broken or wrong.</p>
<h2 id="money">When the money comes</h2>
<table><thead><tr><th>Paid with</th><th>Days</th></tr></thead><tbody><tr><td>Card</td><td>3 to 5</td></tr><tr><td>Wallet</td><td>1</td></tr></tbody></table>
<blockquote>What was made for you alone cannot be returned.</blockquote>
<ul><li>Food</li><li>Opened soap</li></ul>`

const meta = {
  title: 'Patterns/Site/Prose page',
  id: 'patterns-prose-page',
  component: ProsePage,
  subcomponents: { Prose },
  parameters: { layout: 'fullscreen' },
  decorators: [inContainer],
  args: {
    title: 'Returns & Refunds',
    lede: 'Thirty days to change your mind, and one place to do it.',
    updated: '2026-11-01',
    contents: [
      { id: 'how', title: 'How to send something back', level: 2 },
      { id: 'cost', title: 'Who pays', level: 3 },
      { id: 'money', title: 'When the money comes', level: 2 },
    ],
    html,
  },
} satisfies Meta<typeof ProsePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Short: Story = { args: { contents: [], lede: undefined } }
export const RightToLeft: Story = {
  args: {
    title: hebrew.returns,
    lede: hebrew.returnsLede,
    contents: [
      { id: 'how', title: hebrew.howTo, level: 2 },
      { id: 'money', title: hebrew.when, level: 2 },
    ],
    html: `<h2 id="how">${hebrew.howTo}</h2><ol>${hebrew.steps.map(step => `<li>${step}</li>`).join('')}</ol>
<h2 id="money">${hebrew.when}</h2><p>${hebrew.card}</p>`,
  },
  decorators: [
    Story => (
      <StoaProvider locale="he" messages={{ prose: { updated: hebrew.updated } }}>
        <Story />
      </StoaProvider>
    ),
  ],
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
