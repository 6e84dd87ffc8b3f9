import type { Meta, StoryObj } from '@storybook/react-vite'
import { categories, headerProps, signedIn } from '../../../fixtures/site-data.ts'
import { Header, ShortHeader } from './index.ts'

const meta = {
  title: 'Patterns/Site/Header',
  id: 'patterns-header',
  component: Header,
  subcomponents: { ShortHeader },
  args: headerProps,
  parameters: { layout: 'fullscreen' },
  decorators: [
    Story => (
      <div style={{ minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}
export const SignedIn: Story = { args: { account: signedIn } }
/** State on a server, which knows neither user nor cart. */
export const Unknown: Story = {
  args: { account: { kind: 'loading', loginHref: '/login' }, cart: { href: '/cart', count: 0 } },
}
export const ManyInCart: Story = { args: { cart: { href: '/cart', count: 128 } } }
/** The categories could not be loaded: the page works all the same. */
export const WithoutCategories: Story = {
  args: { categories: [], nav: { ...headerProps.nav, suggested: [] } },
}
export const LongNames: Story = {
  args: {
    nav: {
      ...headerProps.nav,
      suggested: categories.map(category => ({
        ...category,
        name: `${category.name} and everything that goes with it`,
      })),
    },
  },
}
export const Suggestions: Story = {
  play: async () => {
    document.querySelector<HTMLElement>('[type=search]')?.focus()
  },
  args: {
    search: {
      action: '/search',
      value: 'mug',
      suggestions: [
        {
          label: 'Products',
          items: [
            { href: '/product/cove-mug', label: 'Cove mug', detail: '$22.40' },
            { href: '/product/ink-mug', label: 'Ink mug', detail: '$28.00' },
          ],
        },
        { label: 'Categories', items: [{ href: '/category/kitchen/mugs-cups', label: 'Mugs & cups' }] },
      ],
    },
  },
}
/** The header of pages with one task. */
export const Short: Story = {
  render: ({ logo, help }) => (
    <ShortHeader
      logo={logo}
      title="Checkout"
      help={{ ...help, label: 'Help Center' }}
      back={{ href: '/cart', label: 'Back to cart', count: 7 }}
    />
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
