import type { Meta, StoryObj } from '@storybook/react-vite'
import { footerProps } from '../../../fixtures/site-data.ts'
import { Footer, ShortFooter } from './index.ts'

const meta = {
  title: 'Patterns/Site/Footer',
  id: 'patterns-footer',
  component: Footer,
  subcomponents: { ShortFooter },
  args: footerProps,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { groups: [] } }
export const LongText: Story = {
  args: {
    groups: footerProps.groups.map(group => ({
      ...group,
      title: `${group.title}: ${'a title that does not end '.repeat(4)}`,
    })),
  },
}
/** The footer of pages with one task. */
export const Short: Story = {
  render: ({ brand, year, onCookieSettings }) => (
    <ShortFooter
      {...{ brand, year, onCookieSettings }}
      links={[
        { label: 'Legal', href: '/privacy-policy' },
        { label: 'Terms of service', href: '/terms-of-service' },
      ]}
    />
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
