import { ApiDown, AppError, NotFound } from '@stoa/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { InShop } from './in-shop.tsx'

const ErrorPage = ({ children }: { children: ReactNode }) => <InShop>{children}</InShop>

/** Where a visit ends that went wrong: header and footer stay, so that it need not end there. */
const meta = {
  title: 'Pages/Errors',
  component: ErrorPage,
  args: { children: <NotFound homeHref="/" /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>

export default meta
type Story = StoryObj<typeof meta>

export const PageNotFound: Story = {}
export const ProductNotSold: Story = {
  args: { children: <NotFound homeHref="/" description="This product is no longer sold." /> },
}
export const ServerDown: Story = { args: { children: <ApiDown retryHref="/" /> } }
export const Unexpected: Story = {
  args: {
    children: <AppError status={500} message="Internal Server Error" homeHref="/" onRetry={() => {}} />,
  },
}
