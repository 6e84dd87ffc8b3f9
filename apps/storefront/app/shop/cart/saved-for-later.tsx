import { useCart, useCore } from '@stoa/cart-core/react'
import { Button, SavedLines, Section } from '@stoa/ui'
import { lineHref } from './cart-line-view.ts'
import { focusOnCart } from './focus-on-cart.ts'
import { savedForLaterLabels } from './saved-for-later.labels.ts'

/** Shows the lines that this browser has saved for later. Adding one restores it in the cart. */
export function SavedForLater() {
  const core = useCore()
  const saved = useCart(state => state.saved)
  if (saved.length === 0) return null
  const leave = async (act: () => unknown) => {
    const isLast = saved.length === 1
    await act()
    if (isLast) focusOnCart()
  }
  return (
    <Section
      title={savedForLaterLabels.title}
      end={
        <Button
          emphasis="plain"
          size="sm"
          onClick={() => {
            for (const { id } of saved) core.cart.removeSaved(id)
            focusOnCart()
          }}
        >
          {savedForLaterLabels.clear}
        </Button>
      }
    >
      <SavedLines
        lines={saved.map(({ id, product, shop, variantLabels, variantValues, price, salePrice }) => ({
          id,
          name: product.name,
          href: lineHref({ product, variantLabels, variantValues }),
          picture: product.picture,
          shopName: shop.name,
          options: Object.values(variantLabels).join(', '),
          unitPrice: price,
          unitPriceSale: salePrice,
        }))}
        onMoveToCart={id => void leave(() => core.cart.restore(id))}
        onRemove={id => void leave(() => core.cart.removeSaved(id))}
      />
    </Section>
  )
}
