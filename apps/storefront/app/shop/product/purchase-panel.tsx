import { MAX_QUANTITY } from '@stoa/api-client/limits'
import type { Product } from '@stoa/api-client/schema'
import { useCore } from '@stoa/cart-core/react'
import { BuyBar, BuyRow, Link, Note, ProductPrice, StockLine, VariantPicker } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { countryName, inSentence } from '../../lib/country-name.ts'
import { dayInWords } from '../../lib/days.ts'
import { categoryHref } from '../../lib/view.ts'
import { lazilyWhenIdle } from '../../shared/lazy/lazily-when-idle.tsx'
import { PriceNote } from '../../shared/price-note/price-note.tsx'
import { PauseNote } from '../shop-page/pause-note.tsx'
import { amountsOf, type Choice, labelsOf, stockWords, toOptions, toVariants, variantOf } from './choice.ts'
import { cartDelivery } from './delivery.ts'
import { LogInButton } from './log-in-button.tsx'
import { purchasePanelLabels as t } from './purchase-panel.labels.ts'
import { soldOutWords } from './sold-out-words.ts'

const StockAlert = lazilyWhenIdle(async () => (await import('./stock-alert.tsx')).StockAlert, {
  Otherwise: () => <LogInButton>{t.logInToWait}</LogInButton>,
  needsSession: true,
})

interface PurchasePanelProps {
  product: Product
  choice: Choice
  onChoiceChange: (choice: Choice) => void
  /** Whether the page has a table of sizes. */
  hasSizes: boolean
  /** Whether the product is on the wish list. */
  saved: boolean
  onSavedChange: (saved: boolean) => void
}

/** Shows price, options, stock and the button that adds to the cart. */
export function PurchasePanel({
  product,
  choice,
  onChoiceChange,
  hasSizes,
  saved,
  onSavedChange,
}: PurchasePanelProps) {
  const core = useCore()
  const [quantity, setQuantity] = useState(1)
  const [busy, setBusy] = useState(false)

  const variant = variantOf(product, choice)
  const amounts = amountsOf(variant ?? product)
  const labels = labelsOf(product, choice)
  const picture = product.pictures.find(one => one.id === variant?.pictureId) ?? product.pictures[0] ?? null
  const stock = stockWords(variant, product.shop.city, () => soldOutWords(product, choice))
  const { pause } = product.shop
  const soldOut = stock.state === 'out'
  const isUndeliverable = product.delivery.status === 'unavailable'
  const max = variant?.stock ?? MAX_QUANTITY

  const addToCart = async () => {
    if (!variant) return
    setBusy(true)
    const { id, name, slug, shop } = product
    await core.cart.add({
      product: { id, name, slug, picture },
      // With the delivery, the cart's layout doesn't shift when the server has priced the line.
      shop: { id: shop.id, name: shop.name, slug: shop.slug, delivery: cartDelivery(product.delivery) },
      price: amounts.price,
      salePrice: amounts.priceSale,
      quantity,
      variantValues: choice,
      variantLabels: labels,
      stock: variant.stock,
    })
    setBusy(false)
  }

  return (
    <>
      <ProductPrice
        amount={amounts.price}
        saleAmount={amounts.priceSale}
        saleEnds={variant?.saleUntil && formatMessage(t.saleEnds, { day: dayInWords(variant.saleUntil) })}
        note={<PriceNote tax={product.includedTax} />}
      />
      {product.options.length > 0 && (
        <VariantPicker
          options={toOptions(product)}
          variants={toVariants(product)}
          value={choice}
          onValueChange={next => {
            onChoiceChange({ ...next })
            setQuantity(1)
          }}
        />
      )}
      {hasSizes && <Link href="#sizes">{t.sizeGuide}</Link>}
      {pause ? <PauseNote pause={pause} /> : <StockLine {...stock} />}
      {!pause && isUndeliverable && (
        <Note
          tone="caution"
          role="status"
          title={
            product.delivery.reason === 'tax'
              ? t.notToEu
              : formatMessage(t.undeliverable, { country: inSentence(countryName(product.delivery.country)) })
          }
          action={{
            label: t.similar,
            href: product.category ? categoryHref(product.category.path) : '/all-product',
          }}
        >
          {t.chooseCountry}
        </Note>
      )}
      {!pause && (
        <BuyRow
          name={product.name}
          quantity={Math.min(quantity, max)}
          onQuantityChange={setQuantity}
          max={max}
          onAddToCart={addToCart}
          busy={busy}
          soldOut={soldOut}
          disabled={isUndeliverable}
          saved={saved}
          onSavedChange={onSavedChange}
        />
      )}
      {!pause && soldOut && variant && <StockAlert productId={product.id} variantId={variant.id} />}
      {!pause && (
        <BuyBar
          amount={amounts.price}
          saleAmount={amounts.priceSale}
          choice={Object.values(labels).join(', ')}
          picture={picture}
          onAddToCart={addToCart}
          busy={busy}
          soldOut={soldOut}
          disabled={isUndeliverable}
        />
      )}
    </>
  )
}
