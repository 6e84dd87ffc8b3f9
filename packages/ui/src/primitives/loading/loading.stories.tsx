import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingIndicator } from './loading-indicator.tsx'
import { PageProgress } from './page-progress.tsx'

const meta = {
  title: 'Components/Feedback/LoadingIndicator',
  id: 'primitives-loadingindicator',
  component: LoadingIndicator,
  subcomponents: { PageProgress },
  args: {},
} satisfies Meta<typeof LoadingIndicator>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Page: Story = { args: { page: true, label: 'Checking your session' } }
/** Along the top edge of the window. */
export const NextPage: StoryObj<typeof PageProgress> = { render: () => <PageProgress loading /> }
