import {
  Breadcrumbs,
  EmptyState,
  Filters,
  ListingHeader,
  ListingLayout,
  ListingTools,
  NothingFound,
  Pagination,
  ProductGrid,
  ProductGridSkeleton,
  Section,
} from '@stoa/ui'
import { filterGroups, products, sortOptions } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { InShop } from './in-shop.tsx'

interface SearchProps {
  state: 'found' | 'corrected' | 'loading' | 'filtered away' | 'nothing'
}

const action = '/search'
const clay = products.filter(product => product.shop.name === 'Kiln & Cove')

function Results({ state }: SearchProps) {
  return (
    <ListingLayout
      filters={
        <Filters
          id="filters"
          action={action}
          groups={filterGroups}
          hidden={[{ name: 'q', value: 'mug' }]}
          resultCount={state === 'filtered away' ? 0 : clay.length}
          onValueChange={() => {}}
        />
      }
    >
      <ListingTools
        filtersId="filters"
        action={action}
        search="?q=mug&min=10&max=120"
        groups={filterGroups}
        sort={{ name: 'sort', value: 'match', options: sortOptions }}
      />
      {state === 'loading' && <ProductGridSkeleton columns={3} count={6} />}
      {state === 'filtered away' && <NothingFound clearHref="/search?q=mug" />}
      {(state === 'found' || state === 'corrected') && (
        <>
          <ProductGrid headingLevel={2} columns={3} products={clay} priorityCount={6} />
          <Pagination range={{ from: 1, to: clay.length, total: clay.length }} />
        </>
      )}
    </ListingLayout>
  )
}

function SearchPage({ state }: SearchProps) {
  return (
    <InShop>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Search' }]} />
      {state === 'nothing' ? (
        <>
          <EmptyState
            thing="search"
            title="No results for “zyxwv”"
            description="Check the spelling, or try a more general word."
            action={{ label: 'See all products', href: '/all-product' }}
          />
          <Section title="What others buy">
            <ProductGrid products={products.slice(0, 4)} />
          </Section>
        </>
      ) : (
        <>
          <ListingHeader
            title="Results for “mug”"
            lede={state === 'corrected' ? 'No results for “mgu”. Showing “mug” instead.' : undefined}
          />
          <Results state={state} />
        </>
      )}
    </InShop>
  )
}

/** What a search over the whole marketplace found, or did not. */
const meta = {
  title: 'Pages/Search',
  component: SearchPage,
  args: { state: 'found' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Corrected: Story = { args: { state: 'corrected' } }
export const Loading: Story = { args: { state: 'loading' } }
export const FilteredAway: Story = { args: { state: 'filtered away' } }
export const Nothing: Story = { args: { state: 'nothing' } }
