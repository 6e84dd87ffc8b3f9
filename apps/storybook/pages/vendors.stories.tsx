import {
  Breadcrumbs,
  Chip,
  EmptyState,
  FindForm,
  ListingHeader,
  Pagination,
  Section,
  ShopGrid,
  Stack,
} from '@stoa/ui'
import { pictureOf, shopOf, shops } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { InShop } from './in-shop.tsx'

const all = [
  ...shops,
  {
    ...shopOf('Kiln & Cove'),
    tagline: 'Stoneware from the sand below the studio',
    pictures: ['mug-teal', 'teapot', 'bowls'].map(id => pictureOf(id, '')),
    rating: { average: 4.8, count: 2140 },
  },
  {
    ...shopOf('Lumen Row'),
    tagline: 'Lamps, shades and bulbs',
    pictures: ['dome', 'lamp', 'vase'].map(id => pictureOf(id, '')),
    rating: { average: 4.6, count: 412 },
  },
  { ...shopOf('Brand New'), tagline: 'Opened this week', pictures: [], productCount: 2 },
]

const letters = [...'BCDEFGKLMNOPSTW']

function VendorsPage({ found }: { found: boolean }) {
  return (
    <InShop>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Shops' }]} />
      <ListingHeader
        title="Shops"
        lede="Small shops, each with a page of its own."
        tools={<FindForm action="/vendors" label="Search for a shop" value={found ? '' : 'Zyx'} />}
      />
      <Stack as="nav" gap="sm" layout="row" aria-label="Shops by letter">
        <Chip label="All" href="/vendors" current={found} />
        {letters.map(letter => (
          <Chip key={letter} label={letter} href={`/vendors?letter=${letter}`} />
        ))}
      </Stack>
      {found ? (
        <>
          <Section title="412 shops">
            <ShopGrid shops={all} />
          </Section>
          <Pagination nextHref="/vendors?cursor=2" />
        </>
      ) : (
        <EmptyState
          thing="search"
          title="No shops found for “Zyx”"
          description="You can search for part of a name."
          action={{ label: 'All shops', href: '/vendors' }}
        />
      )}
    </InShop>
  )
}

/** Every shop of the marketplace, by letter and by name. */
const meta = {
  title: 'Pages/Vendors',
  component: VendorsPage,
  args: { found: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VendorsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Nothing: Story = { args: { found: false } }
