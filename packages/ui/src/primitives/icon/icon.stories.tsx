import type { Meta, StoryObj } from '@storybook/react-vite'
import Lamp from 'lucide-react/icons/lamp'
import { Spinner } from '../spinner/index.ts'
import { Icon, Logo, Mark, Star } from './index.ts'

const meta = {
  title: 'Components/Content/Icon',
  id: 'primitives-icon',
  component: Icon,
  subcomponents: { Logo, Mark, Star },
  args: { as: Lamp },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', gap: 16, alignItems: 'center' } as const

export const Sizes: Story = {
  render: args => (
    <div style={row}>
      <Icon {...args} size="badge" />
      <Icon {...args} size="sm" />
      <Icon {...args} size="md" />
      <Icon {...args} size="lg" />
      <Spinner />
    </div>
  ),
}
export const Stars: Story = {
  render: () => (
    <div style={row}>
      <Star />
      <Star filled={false} />
      <Star size="md" />
    </div>
  ),
}
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30" fill="#123c28"><path d="M0 0h30v30H0ZM40 8h80v14H40Z"/></svg>'

/** A logo for light pages has a light plate in the dark theme. */
export const LogoForLightPages: Story = {
  render: () => (
    <div style={row}>
      <Logo picture={{ src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 120, height: 30 }} />
    </div>
  ),
}
export const LogoAndMark: Story = {
  render: () => (
    <div style={row}>
      <Logo />
      <span style={{ fontSize: 48 }}>
        <Mark />
      </span>
      <span style={{ fontSize: 16 }}>
        <Mark />
      </span>
    </div>
  ),
}
