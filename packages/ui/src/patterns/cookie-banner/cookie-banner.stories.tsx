import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoaProvider } from '../../system/index.ts'
import { CookieBanner } from './index.ts'

const meta = {
  title: 'Patterns/Site/CookieBanner',
  id: 'patterns-cookiebanner',
  component: CookieBanner,
  args: { delay: 0 },
  decorators: [
    Story => {
      const kept = new Map<string, string>()
      return (
        <StoaProvider
          storage={{
            getItem: key => kept.get(key) ?? null,
            setItem: (key, value) => void kept.set(key, value),
            removeItem: key => void kept.delete(key),
          }}
        >
          <div style={{ minBlockSize: 320 }}>
            <Story />
          </div>
        </StoaProvider>
      )
    },
  ],
} satisfies Meta<typeof CookieBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
