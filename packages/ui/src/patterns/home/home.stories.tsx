import type { Meta, StoryObj } from '@storybook/react-vite'
import { inContainer } from '../../../fixtures/in-container.tsx'
import { longName, pictureOf, products, shopOf } from '../../../fixtures/store-data.ts'
import { Hero, Promises, Section, ShopOfTheWeek, ShopWindows } from './index.ts'

const hero = {
  title: 'Good things, made by people you can name.',
  lede: 'Pottery, lamps, linen and oak from small workshops. Fill one cart, pay once.',
  picture: pictureOf('hero', 'A plaster arcade with a clay vase, a lamp, a mug and a plant', [640, 1140]),
  eveningPicture: pictureOf('hero-evening', 'The same arcade with its lanterns lit', [640, 1140]),
  actions: [{ label: 'Shop all products', href: '/all-product' }],
}

const meta = {
  title: 'Patterns/Site/Home',
  id: 'patterns-home',
  component: Hero,
  subcomponents: { Section, Promises, ShopOfTheWeek, ShopWindows },
  args: hero,
  decorators: [inContainer],
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The dark theme shows the day picture if there is no other. */
export const OnePicture: Story = { args: { eveningPicture: null } }
export const LongText: Story = { args: { title: longName, lede: longName.repeat(3) } }
export const Promised: Story = {
  render: () => (
    <Promises
      items={[
        { icon: 'cart', title: 'One cart, every shop', text: 'Pay once. Each shop ships on its own.' },
        { icon: 'protection', title: 'Buyer protection', text: 'Money back if it never arrives.' },
        { icon: 'returns', title: 'Returns in 30 days', text: 'Start one from your orders.' },
        { icon: 'shops', title: 'Real workshops', text: 'Every vendor is checked by a person.' },
      ]}
    />
  ),
}
export const OneSection: Story = {
  render: () => (
    <Section title="Best sellers this week" more={{ label: 'See all', href: '/best-seller' }}>
      <p>What is in it.</p>
    </Section>
  ),
}
export const Windows: Story = {
  render: () => (
    <ShopWindows
      windows={products.slice(0, 3).map(({ id, name, picture, price, shop }, place) => ({
        id,
        href: `/shop/${place}`,
        maker: place === 2 ? longName : shop.name,
        product: place === 1 ? longName : name,
        picture,
        price,
      }))}
    />
  ),
}
export const OneShop: Story = {
  render: () => (
    <ShopOfTheWeek
      shop={shopOf('Kiln & Cove')}
      place="Falmouth"
      title="Glazes mixed from the sand below the studio"
      text="Ines and Tom throw every mug, bowl and teapot by hand, forty at a time."
      pictures={['teapot', 'mug-pair', 'bowls'].map(id => pictureOf(id, ''))}
    />
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
