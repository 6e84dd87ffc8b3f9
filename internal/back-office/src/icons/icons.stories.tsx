import { Icon } from '@stoa/ui/icon'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './index.ts'

const meta = {
  title: 'Seller/Page/SellerIcons',
  id: 'seller-sellericons',
  component: Icon,
  args: { as: icons.DashboardIcon },
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: 16 }}>
      {Object.entries(icons).map(([name, glyph]) => (
        <li key={name} style={{ display: 'flex', gap: 8 }}>
          <Icon as={glyph} />
          {name}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof Icon>

export default meta

export const Default: StoryObj<typeof meta> = {}
