import type { Meta, StoryObj } from '@storybook/react-vite'
import { inContainer } from '../../../fixtures/in-container.tsx'
import { faceOf, longName, pictureOf, products, shopOf } from '../../../fixtures/store-data.ts'
import { shopTones } from '../../tokens/index.ts'
import { Hero, Promises, RoomScene, Section, ShopDoors, ShopOfTheWeek, ShopWindows } from './index.ts'

const hero = {
  title: 'Good things, made by people you can name.',
  lede: 'Pottery, lamps, linen and oak from small workshops. Fill one cart, pay once.',
  actions: [
    { label: 'Shop all products', href: '/all-product' },
    { label: 'Meet the shops', href: '/vendors' },
  ],
}
const scene = {
  picture: pictureOf('hero', 'A plaster arcade with a clay vase, a lamp, a mug and a plant', [640, 1140]),
  eveningPicture: pictureOf('hero-evening', 'The same arcade with its lanterns lit', [640, 1140]),
}
const promises = [
  { icon: 'cart', title: 'One cart, every shop', text: 'Pay once. Each shop ships on its own.' },
  { icon: 'protection', title: 'Buyer protection', text: 'Money back if it never arrives.' },
  { icon: 'returns', title: 'Returns in 30 days', text: 'Start one from your orders.' },
  { icon: 'shops', title: 'Real workshops', text: 'Every vendor is checked by a person.' },
] as const
const makers = [
  { name: 'Ines', line: 'throws every mug', portrait: faceOf('ines') },
  { name: 'Tom', line: 'minds the kiln', portrait: faceOf('tom') },
]
const tones = ['sage', 'navy', 'peach', 'moss', 'sea'] as const
const windows = products.slice(0, 5).map(({ id, name, picture, price, shop }, place) => ({
  id,
  href: `/shop/${place}`,
  shop: shop.name,
  tone: tones[place],
  maker: 'Ines & Tom · Falmouth',
  makers,
  product: name,
  picture,
  price,
}))
const story = {
  shop: { ...shopOf('Kiln & Cove'), tone: 'sage' },
  place: 'Falmouth',
  title: 'Glazes mixed from the sand below the studio',
  text: 'Ines and Tom throw every mug, bowl and teapot by hand, forty at a time.',
  makers,
  pictures: ['teapot', 'mug-pair', 'bowls'].map(id => pictureOf(id, '')),
} as const

const meta = {
  title: 'Patterns/Site/Home',
  id: 'patterns-home',
  component: Hero,
  subcomponents: { Section, RoomScene, Promises, ShopDoors, ShopOfTheWeek, ShopWindows },
  args: { ...hero, children: <ShopWindows windows={windows} /> },
  decorators: [inContainer],
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const HeroAlone: Story = { args: { children: undefined } }
export const LongText: Story = {
  args: {
    title: longName,
    lede: longName.repeat(3),
    children: (
      <ShopWindows windows={windows.map(shop => ({ ...shop, maker: longName, product: longName }))} />
    ),
  },
}
export const Promised: Story = { render: () => <Promises items={promises} {...scene} /> }
/** The dark theme shows the day picture if there is no other. */
export const OnePicture: Story = { render: () => <Promises items={promises} picture={scene.picture} /> }
export const PromisesAlone: Story = { render: () => <Promises items={promises} /> }
export const OneSection: Story = {
  render: () => (
    <Section title="Best sellers this week" more={{ label: 'See all', href: '/best-seller' }}>
      <p>What is in it.</p>
    </Section>
  ),
}
/** Shops that have no color and name no makers. */
export const Windows: Story = {
  render: () => (
    <ShopWindows
      windows={windows.map(({ tone: _, makers: __, ...shop }) => ({ ...shop, maker: shop.shop }))}
    />
  ),
}
export const OneShop: Story = {
  render: () => <ShopOfTheWeek {...story} banner={pictureOf('hero', '', [640, 1140])} />,
}
/** The button is inverted on a dark wall. Without a banner, pictures of products are shown. */
export const OneShopWithoutBanner: Story = {
  render: () => <ShopOfTheWeek {...story} shop={{ ...story.shop, tone: 'navy' }} />,
}
export const Room: Story = {
  render: () => (
    <RoomScene
      title="On this table"
      detail="4 items from 3 shops"
      picture={pictureOf('hero', '', [640, 1140])}
      pieces={products.slice(0, 4).map(({ id, name, price, shop }, at) => ({
        id,
        name: at === 1 ? longName : name,
        href: `/product/${at}`,
        from: shop.name,
        price,
        x: 20 + 18 * at,
        y: 62,
      }))}
    />
  ),
}
export const Doors: Story = {
  render: () => (
    <ShopDoors
      shops={shopTones.slice(-7).map((tone, place) => ({
        ...shopOf(place === 2 ? longName : 'Kiln & Cove'),
        id: tone,
        tone,
        place: 'Falmouth',
      }))}
    />
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
