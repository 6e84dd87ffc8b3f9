import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { gallery } from '../../../fixtures/store-data.ts'
import { Button } from '../../primitives/button/index.ts'
import { ToastRegion } from '../../primitives/toast/index.ts'
import { createToasts, type ToastOptions, Toasts } from './index.ts'

/** Shows messages at once, and again at a press. */
function Demo({ messages }: { messages: readonly ToastOptions[] }) {
  const [toasts] = useState(createToasts)
  const show = () => {
    for (const message of messages) toasts.show(message)
  }
  useEffect(() => {
    for (const message of messages) toasts.show({ ...message, duration: 60_000 })
    return () => toasts.dismiss()
  }, [toasts, messages])
  return (
    <div style={{ minBlockSize: 480 }}>
      <Button onClick={show}>Show again</Button>
      <Toasts toasts={toasts} />
    </div>
  )
}

/**
 * News that need no answer. A title with a body is the second kind (one at a time, five seconds, F8), anything
 * else the first (three at once, four seconds, Alt+T). For a question take a dialog.
 */
const meta = {
  title: 'Patterns/Site/Toasts',
  id: 'patterns-toasts',
  component: Demo,
  subcomponents: { Toasts, ToastRegion },
} satisfies Meta<typeof Demo>

export default meta
type Story = StoryObj<typeof meta>

export const Types: Story = {
  args: {
    messages: [
      { type: 'success', title: 'Product added to cart successfully.' },
      { type: 'warning', title: 'Please select items to checkout.' },
      { type: 'error', title: 'That did not work.' },
    ],
  },
}
export const InformationAndLoading: Story = {
  args: {
    messages: [
      { type: 'info', title: 'Prices changed in your cart.', action: { label: 'Review', onClick: () => {} } },
      { type: 'loading', title: 'Loading your cart' },
    ],
  },
}
export const BothKinds: Story = {
  args: {
    messages: [
      { type: 'success', title: 'Product added to cart successfully.' },
      { type: 'error', title: 'Login failed', body: 'Wrong email or password.' },
    ],
  },
}
export const AddedToCart: Story = {
  args: {
    messages: [
      {
        type: 'success',
        title: 'Product added to cart successfully.',
        about: {
          title: 'Cove mug',
          details: 'Lagoon, 320 ml',
          note: 'Cart: 2 items, $50.40',
          picture: gallery[0],
        },
        action: { label: 'View cart', onClick: () => {} },
        nextStep: { label: 'Check out', onClick: () => {} },
      },
    ],
  },
}
export const LongText: Story = {
  args: { messages: [{ title: 'Unbreakable'.repeat(30), body: 'word '.repeat(80) }] },
}
export const RightToLeft: Story = { args: Types.args, globals: { direction: 'rtl' } }
export const Phone: Story = { args: Types.args, globals: { viewport: { value: 'phone' } } }
