import { Badge } from '@stoa/ui/badge'
import { Section } from '@stoa/ui/home'
import { Price } from '@stoa/ui/price'
import { products } from './catalog.ts'
import { ProductShelf } from './product-shelf.tsx'

/** A server component: what it draws is in the HTML. */
export default async function Home({ searchParams }: { searchParams: Promise<{ q?: string }> }) {
  const { q = '' } = await searchParams
  const found = products.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
  const cheapest = products.reduce((best, next) => (next.price < best.price ? next : best))
  return (
    <div className="page">
      <h1>What our readers make</h1>
      <p>
        <Badge tone="sale">Offer</Badge> {cheapest.name} for{' '}
        <Price amount={cheapest.price} saleAmount={cheapest.priceSale} />
      </p>
      <Section
        title={q ? `Found for “${q}”` : 'This week'}
        more={{ label: 'Lighting', href: '/category/lighting' }}
      >
        <ProductShelf products={found} />
      </Section>
    </div>
  )
}
