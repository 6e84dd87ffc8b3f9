import type { Meta, StoryObj } from '@storybook/react-vite'
import { hebrew } from '../../../fixtures/right-to-left.ts'
import { Note } from './note.tsx'

const meta = {
  title: 'Components/Feedback/Note',
  id: 'primitives-note',
  component: Note,
  args: { title: 'This shop is on holiday', children: 'until 2 June.' },
} satisfies Meta<typeof Note>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Positive: Story = { args: { tone: 'positive', title: 'Saved.', children: 'Buyers see it now.' } }
export const Caution: Story = {
  args: {
    tone: 'caution',
    title: 'Only 1 left.',
    children: 'You had 2; we kept the last one for you.',
    action: { label: 'OK', onClick: () => {} },
  },
}
export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'Sold out.',
    children: 'We can tell you when it is back.',
    action: { label: 'Tell me', href: '#tell' },
  },
}
export const LongText: Story = {
  args: {
    tone: 'caution',
    children: 'A very long sentence that goes on and on to see how the note breaks it. '.repeat(6),
    action: { label: 'Read', href: '#read' },
  },
}
export const RightToLeft: Story = {
  args: { title: hebrew.onHoliday, children: hebrew.until },
  globals: { direction: 'rtl' },
}
