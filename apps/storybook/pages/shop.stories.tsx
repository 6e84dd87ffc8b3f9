import {
  Breadcrumbs,
  Chip,
  EmptyState,
  Filters,
  FindForm,
  ListingLayout,
  ListingTools,
  NothingFound,
  Pagination,
  ProductGrid,
  ShopHeader,
  Stack,
} from '@stoa/ui'
import { faceOf, filterGroups, pictureOf, products, sortOptions } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { InShop } from './in-shop.tsx'

const kiln = {
  id: 'kiln-cove',
  name: 'Kiln & Cove',
  tagline: 'Stoneware from the sand below the studio',
  text: 'Two potters, one kiln, and a view of the harbour. What leaves the kiln on Monday ships on Tuesday.',
  place: 'Falmouth, United Kingdom',
  since: '2021',
  sales: 2940,
  productCount: 86,
  rating: { average: 4.8, count: 2140 },
  banner: pictureOf('hero', '', [640, 1140]),
  tone: 'sage' as const,
  people: 'Ines & Tom',
  makers: [
    { name: 'Ines', portrait: faceOf('ines') },
    { name: 'Tom', portrait: faceOf('tom') },
  ],
}
const unopened = { id: 'new', name: 'Brand New', place: 'Lisbon, Portugal', since: '2026', productCount: 0 }
const categories = ['Mugs & cups', 'Bowls & plates', 'Teapots & jugs', 'Vases']
/** A shop's own list is not filtered by shop. */
const filters = filterGroups.filter(({ id }) => id !== 'shop')
const own = products.filter(product => product.shop.name === kiln.name)

function ShopPage({ state }: { state: 'shown' | 'nothing found' | 'unopened' }) {
  const shop = state === 'unopened' ? unopened : kiln
  const action = `/shop/${shop.id}`
  return (
    <InShop>
      <Breadcrumbs
        items={[{ label: 'Home', href: '/' }, { label: 'Shops', href: '/vendors' }, { label: shop.name }]}
      />
      <ShopHeader shop={shop} />
      {state === 'unopened' ? (
        <EmptyState
          thing="box"
          title="Nothing is for sale here yet"
          description="The shop has just opened. Come back in a few days."
          action={{ label: 'All shops', href: '/vendors' }}
        />
      ) : (
        <Stack gap="lg">
          <Stack gap="md">
            <FindForm
              action={action}
              label={`Search in ${shop.name}`}
              value={state === 'nothing found' ? 'lamp' : ''}
            />
            <Stack as="nav" gap="sm" layout="row" aria-label={`Categories of ${shop.name}`}>
              {categories.map(category => (
                <Chip key={category} label={category} href={`${action}?category=${category}`} />
              ))}
            </Stack>
          </Stack>
          {state === 'shown' ? (
            <ListingLayout
              filters={
                <Filters
                  id="filters"
                  action={action}
                  groups={filters}
                  resultCount={86}
                  onValueChange={() => {}}
                />
              }
            >
              <ListingTools
                filtersId="filters"
                action={action}
                search=""
                groups={filters}
                sort={{ name: 'sort', value: 'new', options: sortOptions }}
              />
              <ProductGrid
                headingLevel={2}
                columns={3}
                products={own}
                priorityCount={4}
                onSavedChange={() => {}}
              />
              <Pagination nextHref="?cursor=2" range={{ from: 1, to: own.length, total: 86 }} />
            </ListingLayout>
          ) : (
            <NothingFound title={`${shop.name} has nothing called “lamp”`} clearHref={action} />
          )}
        </Stack>
      )}
    </InShop>
  )
}

/** One shop: who stands behind it, and what it sells. */
const meta = {
  title: 'Pages/Shop',
  component: ShopPage,
  args: { state: 'shown' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingFoundInIt: Story = { args: { state: 'nothing found' } }
export const Unopened: Story = { args: { state: 'unopened' } }
