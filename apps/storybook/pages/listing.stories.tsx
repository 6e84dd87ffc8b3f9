import {
  Breadcrumbs,
  Filters,
  ListingHeader,
  ListingLayout,
  ListingTools,
  NothingFound,
  Pagination,
  ProductGrid,
  ProductGridSkeleton,
} from '@stoa/ui'
import { filterGroups, products, sortOptions } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { InShop } from './in-shop.tsx'

function ListingPage({ state }: { state: 'shown' | 'loading' | 'empty' }) {
  const action = '/category/kitchen'
  const search = '?min=10&max=120&rating=4&sort=match'
  return (
    <InShop>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'All products', href: '/all-product' },
          { label: 'Kitchen & Table' },
        ]}
      />
      <ListingHeader
        title="Kitchen & Table"
        lede="1,240 things for cooking, pouring and sitting down together."
      />
      <ListingLayout
        filters={
          <Filters
            id="filters"
            action={action}
            groups={filterGroups}
            resultCount={903}
            onValueChange={() => {}}
          />
        }
      >
        <ListingTools
          filtersId="filters"
          action={action}
          search={search}
          groups={filterGroups}
          sort={{ name: 'sort', value: 'match', options: sortOptions }}
        />
        {state === 'shown' && (
          <>
            <ProductGrid
              headingLevel={2}
              columns={3}
              products={products}
              priorityCount={6}
              onSavedChange={() => {}}
            />
            <Pagination nextHref="?cursor=2" range={{ from: 1, to: 24, total: 903 }} />
          </>
        )}
        {state === 'loading' && <ProductGridSkeleton columns={3} count={9} />}
        {state === 'empty' && <NothingFound clearHref={action} />}
      </ListingLayout>
    </InShop>
  )
}

/** A category and its products. */
const meta = {
  title: 'Pages/Listing',
  component: ListingPage,
  args: { state: 'shown' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ListingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { state: 'loading' } }
export const Empty: Story = { args: { state: 'empty' } }
