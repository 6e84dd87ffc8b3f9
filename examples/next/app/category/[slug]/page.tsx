import { ProductCard } from '@stoa/ui/product-card'
import { categories, products } from '../../catalog.ts'

export const generateStaticParams = () => categories.map(({ id }) => ({ slug: id }))

/** Cards straight from a server component: without a function they need no component of one's own around them. */
export default async function Category({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const category = categories.find(({ id }) => id === slug)
  return (
    <div className="page">
      <h1>{category?.name ?? 'Nothing here'}</h1>
      {products
        .filter(({ categoryId }) => categoryId === slug)
        .map(product => (
          <ProductCard key={product.id} product={product} headingLevel={2} />
        ))}
    </div>
  )
}
