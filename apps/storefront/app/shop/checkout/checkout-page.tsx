import { useAuth, useCart, useCore } from '@stoa/cart-core/react'
import { ApiDown, Button, CheckoutHeading, CheckoutSkeleton, EmptyState } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useState } from 'react'
import { useApi } from '../../data/use-api.ts'
import { fetchForm } from './address-step.tsx'
import { checkoutPageLabels as t } from './checkout.labels.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { fetchPayment } from './payment-step.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePayment } from './use-payment.ts'

/** Shows the checkout: three steps on one page, each folded to its result once it is done. */
export function CheckoutPage() {
  const core = useCore()
  const userId = useAuth(({ user }) => user?.id) ?? ''
  const book = useApi('/api/user/addresses', {})
  const market = useApi('/api/public/market', {})
  const cartFailed = useCart(({ phase }) => phase === 'failed')
  const control = useCheckout(book.data)
  const events = usePayment(control)
  const [isRetrying, setRetrying] = useState(false)
  const { phase, placed } = control.state
  const isFirstAddress = book.data?.length === 0
  const provider = market.data?.payment?.provider
  useEffect(() => {
    if (isFirstAddress) fetchForm()
  }, [isFirstAddress])
  useEffect(() => {
    if (provider) fetchPayment(provider)
  }, [provider])

  if (phase === 'placed' && placed && !placed.isNew) {
    return (
      <EmptyState
        page
        thing="box"
        title={t.placed.title}
        description={formatMessage(t.placed.text, { number: placed.orderNumber })}
      >
        <Button href={`/account/orders/${placed.orderNumber}`}>{t.placed.see}</Button>
        <Button href="/all-product" emphasis="line">
          {t.placed.continue}
        </Button>
      </EmptyState>
    )
  }
  if (phase === 'empty') {
    return (
      <EmptyState
        page
        thing="bag"
        title={t.nothingSelected.title}
        description={t.nothingSelected.text}
        action={{ label: t.toCart, href: '/cart' }}
      />
    )
  }
  const bookFailed = book.error !== undefined && !book.data
  if (phase === 'unreachable' || (phase === 'loading' && (cartFailed || bookFailed))) {
    const retry = async () => {
      setRetrying(true)
      if (bookFailed) await book.mutate().catch(() => undefined)
      if (cartFailed) await core.cart.reload()
      await control.retry()
      setRetrying(false)
    }
    return <ApiDown retryHref="/checkout" onRetry={() => void retry()} busy={isRetrying} />
  }
  return (
    <>
      <CheckoutHeading title={t.title} />
      {control.state.checkout && book.data ? (
        <CheckoutSteps
          userId={userId}
          control={control}
          checkout={control.state.checkout}
          events={events}
          addresses={book.data}
          onAddressSaved={() => book.mutate()}
          settings={market.data?.payment}
        />
      ) : (
        <CheckoutSkeleton label={t.loading} />
      )}
    </>
  )
}
