import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../primitives/picture/index.ts'
import { StoaProvider } from '../../system/index.ts'
import { EmptyCart } from './empty-cart.tsx'
import { EmptyState } from './empty-state.tsx'
import { Illustration } from './index.ts'
import { ApiDown, AppError, GuardLoading, NotFound, NothingFound } from './page-states.tsx'

const meta = {
  title: 'Patterns/Site/Page states',
  id: 'patterns-page-states',
  component: EmptyState,
  subcomponents: { NotFound, AppError, ApiDown, NothingFound, EmptyCart, GuardLoading, Illustration },
  args: {
    thing: 'box',
    title: 'No orders yet',
    description: 'What you buy stands here, with its parcel.',
    action: { label: 'Browse products', href: '/' },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Cart: Story = { render: () => <EmptyCart href="/all-product" /> }
export const Search: Story = { render: () => <NothingFound clearHref="/search" /> }
export const Saved: Story = {
  args: {
    thing: 'heart',
    title: 'Nothing saved yet',
    description: 'Press the heart of what you like, and it waits here.',
  },
}
export const PageNotFound: Story = { render: () => <NotFound homeHref="/" /> }
export const ApplicationError: Story = {
  render: () => <AppError status={500} message="Internal Server Error" homeHref="/" onRetry={() => {}} />,
}
export const LongError: Story = {
  render: () => <AppError status={502} message={'An answer that cannot be read '.repeat(40)} homeHref="/" />,
}
export const ServerDown: Story = { render: () => <ApiDown retryHref="/" onRetry={() => {}} /> }
export const Guard: Story = { render: () => <GuardLoading /> }
/** Drawings of hosts with a brand of their own. */
export const PlainDrawings: Story = {
  args: { thing: 'bag' },
  render: args => (
    <>
      <EmptyState {...args} />
      <div style={{ inlineSize: 160, marginInline: 'auto' }}>
        <Picture picture={null} sizes="160px" />
      </div>
    </>
  ),
  decorators: [
    Story => (
      <StoaProvider drawings="plain">
        <Story />
      </StoaProvider>
    ),
  ],
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
