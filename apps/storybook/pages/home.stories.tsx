import {
  CategoryTiles,
  container,
  Footer,
  Header,
  Hero,
  ProductGrid,
  Promises,
  Section,
  ShopDoors,
  ShopLayout,
  ShopOfTheWeek,
  ShopWindows,
} from '@stoa/ui'
import {
  categoryTiles,
  faceOf,
  footerProps,
  headerProps,
  pictureOf,
  products,
  shopOf,
  signedIn,
} from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'

const makers = [
  { name: 'Ines', line: 'throws every mug', portrait: faceOf('ines') },
  { name: 'Tom', line: 'minds the kiln', portrait: faceOf('tom') },
]
const tones = ['sage', 'navy', 'peach', 'moss', 'sea'] as const
const windows = products.slice(0, 5).map(({ id, name, picture, price, shop }, at) => ({
  id,
  href: `/shop/${at}`,
  shop: shop.name,
  tone: tones[at],
  maker: 'Ines & Tom · Falmouth',
  makers,
  product: name,
  picture,
  price,
}))
const doors = ['Lumen Row', 'Ember House', 'Clearwater Glass', 'Green Porch', 'Still Water'].map(
  (name, at) => ({
    ...shopOf(name),
    tone: tones[at],
    place: 'Falmouth',
  }),
)

function HomePage() {
  return (
    <ShopLayout header={<Header {...headerProps} account={signedIn} />} footer={<Footer {...footerProps} />}>
      <div className={container.shop}>
        <Hero
          title="Good things, made by people you can name."
          lede="Pottery, lamps, linen and oak from 412 small workshops. Fill one cart, pay once, and every shop sends its own parcel."
          actions={[
            { label: 'Shop all products', href: '/all-product' },
            { label: 'Meet the shops', href: '/vendors' },
          ]}
        >
          <ShopWindows windows={windows} />
        </Hero>
        <Section title="Shop by category" more={{ label: 'All categories', href: '/all-product' }}>
          <CategoryTiles categories={categoryTiles} />
        </Section>
        <Section title="Best sellers this week" more={{ label: 'See all', href: '/best-seller' }}>
          <ProductGrid
            products={products.slice(0, 4)}
            savedIds={new Set([products[2]?.id ?? ''])}
            onAddToCart={() => {}}
            onSavedChange={() => {}}
          />
        </Section>
        <ShopOfTheWeek
          shop={{ ...shopOf('Kiln & Cove'), tone: 'sage' }}
          place="Falmouth"
          title="Glazes mixed from the sand below the studio"
          text="Ines and Tom throw every mug, bowl and teapot by hand, forty at a time. What leaves the kiln on Monday ships on Tuesday."
          makers={makers}
          banner={pictureOf('hero', '', [640, 1140])}
          pictures={[]}
        />
        <Section title="New shops" more={{ label: 'All shops', href: '/vendors' }}>
          <ShopDoors shops={doors} />
        </Section>
        <Promises
          picture={pictureOf(
            'hero',
            'A plaster arcade with a clay vase, a lamp, a mug and a plant',
            [640, 1140],
          )}
          eveningPicture={pictureOf('hero-evening', 'The same arcade with its lanterns lit', [640, 1140])}
          items={[
            { icon: 'cart', title: 'One cart, every shop', text: 'Pay once. Each shop ships on its own.' },
            { icon: 'protection', title: 'Buyer protection', text: 'Money back if it never arrives.' },
            { icon: 'returns', title: 'Returns in 30 days', text: 'Start one from your orders.' },
            { icon: 'shops', title: 'Real workshops', text: 'Every vendor is checked by a person.' },
          ]}
        />
      </div>
    </ShopLayout>
  )
}

/** The first page of the shop. */
const meta = {
  title: 'Pages/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>

export default meta

export const Default: StoryObj<typeof meta> = {}
