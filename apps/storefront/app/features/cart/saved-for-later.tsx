import { useCart, useCore } from '@stoa/cart-core/react'
import { Button, ProductGrid, Section } from '@stoa/ui'
import { productHref, shopHref } from '../../lib/view.ts'

/** Lines that wait in this browser. Adding one puts it back into the cart as it was. */
export function SavedForLater() {
  const core = useCore()
  const saved = useCart(state => state.saved)
  if (saved.length === 0) return null
  return (
    <Section
      title="Saved for later"
      end={
        <Button
          emphasis="plain"
          size="sm"
          onClick={() => saved.forEach(({ id }) => void core.cart.removeSaved(id))}
        >
          Clear this list
        </Button>
      }
    >
      <ProductGrid
        columns={4}
        products={saved.map(({ id, product, shop, price, salePrice }) => ({
          id,
          name: product.name,
          href: productHref(product.slug),
          shop: { id: shop.id, name: shop.name, href: shopHref(shop.slug) },
          picture: product.picture,
          price,
          priceSale: salePrice,
        }))}
        onAddToCart={id => void core.cart.restore(id)}
      />
    </Section>
  )
}
