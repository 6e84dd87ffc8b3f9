import type { Checkout, PaymentSettings } from '@stoa/api-client/schema'
import { Button, Link, LoadingIndicator, Note, PaymentProgress, Stack, Text } from '@stoa/ui'
import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { lazily } from '../../shared/lazy/lazily.ts'
import { checkoutPageLabels, checkoutStepLabels, paymentStepLabels as t } from './checkout.labels.ts'
import type { CheckoutState } from './checkout-state.ts'
import { PAYMENT_PROVIDERS } from './payment-providers.ts'
import type { ProviderEvents, ProviderStepProps } from './provider-step.ts'

type Provider = PaymentSettings['provider']

const Missing = () => (
  <Note tone="critical" title={t.missing.title}>
    {t.missing.text}
  </Note>
)

const STEPS: Readonly<Record<string, ComponentType<ProviderStepProps>>> = Object.fromEntries(
  Object.entries(PAYMENT_PROVIDERS).map(([provider, { load }]) => [provider, lazily(load, Missing)]),
)

/** Fetches the code of a provider before its step opens. */
export const fetchPayment = (provider: Provider): void =>
  void PAYMENT_PROVIDERS[provider].load().catch(() => undefined)

export interface PaymentStepProps
  extends Pick<ProviderStepProps, 'renderPay' | 'mayPay' | 'payLabel' | 'bar'> {
  readonly state: CheckoutState
  /** Undefined while they load; null if no provider is set up. */
  readonly settings: PaymentSettings | null | undefined
  readonly events: ProviderEvents
  readonly isBlocked: boolean
  readonly onRetry: () => void
}

/** Shows the payment methods, or the progress of a payment. */
export function PaymentStep(props: PaymentStepProps) {
  const { kind } = props.state.paying
  const place = useRef<HTMLDivElement>(null)
  const former = useRef(kind)
  useEffect(() => {
    // The button or question that had the focus is gone.
    const isReplaced = kind === 'confirming' || (kind === 'failed' && former.current !== 'failed')
    if (isReplaced && former.current !== kind && former.current !== 'idle') {
      // The step is taller than the window, and the outcome appears at its top.
      place.current?.scrollIntoView({ block: 'start' })
      place.current?.focus({ preventScroll: true })
    }
    former.current = kind
  }, [kind])
  return (
    <div ref={place} tabIndex={-1}>
      <PaymentContents {...props} />
    </div>
  )
}

function PaymentContents(props: PaymentStepProps) {
  const { state, settings, events, renderPay, mayPay, isBlocked, payLabel, onRetry, bar } = props
  const { paying } = state
  const live = state.checkout?.payment
  if (paying.kind === 'confirming' || paying.kind === 'waiting' || paying.kind === 'review') {
    const isLate = paying.kind === 'waiting' && paying.isLate
    return (
      <PaymentProgress state={paying.kind === 'review' ? 'review' : isLate ? 'late' : 'waiting'}>
        {(isLate || paying.kind === 'review') && (
          <Button href="/account/orders" emphasis="line">
            {t.orders}
          </Button>
        )}
      </PaymentProgress>
    )
  }
  // The bar is always shown: otherwise the summary would appear and disappear on a phone.
  const isLoading = (label: string) => (
    <>
      <LoadingIndicator label={label} />
      {bar}
    </>
  )
  if (settings === undefined) return isLoading(t.loadingMethods)
  if (settings === null)
    return (
      <>
        <Note
          tone="info"
          title={t.notSetUp.title}
          action={{ label: checkoutPageLabels.toCart, href: '/cart' }}
        >
          {t.notSetUp.text}
        </Note>
        {bar}
      </>
    )
  const isBusy = paying.kind === 'starting' || paying.kind === 'buyer'
  return (
    <Stack>
      {paying.kind === 'failed' && (
        <Note
          tone="critical"
          role="alert"
          title={t.failed}
          action={
            paying.failure.mayRetry
              ? { label: checkoutStepLabels.retry, onClick: onRetry }
              : { label: checkoutPageLabels.toCart, href: '/cart' }
          }
        >
          {paying.failure.message}
        </Note>
      )}
      <Suspense fallback={isLoading(t.loading)}>
        <ProviderStep
          {...events}
          settings={settings}
          payLabel={payLabel}
          livePaymentId={live?.status === 'pending' ? live.id : null}
          isBusy={isBusy}
          isDisabled={isBlocked || state.isQuoting || state.proposed !== null}
          renderPay={renderPay}
          mayPay={mayPay}
          agreement={state.checkout && <Agreement {...state.checkout} />}
          bar={bar}
        />
      </Suspense>
    </Stack>
  )
}

const Agreement = ({ termsVersionId, canWithdraw }: Pick<Checkout, 'termsVersionId' | 'canWithdraw'>) => (
  <Text step="sm">
    {termsVersionId && <Agreed before={t.agreement} href="/terms-of-service" name={t.terms} />}
    {canWithdraw && <Agreed before={t.youHave} href="/right-of-withdrawal" name={t.withdrawal} />}
  </Text>
)

const Agreed = ({ before, href, name }: { before: string; href: string; name: string }) => (
  <>
    <span>{before}</span>{' '}
    <Link href={href} tone="inherit">
      {name}
    </Link>
    <span>. </span>
  </>
)

function ProviderStep(props: ProviderStepProps) {
  const { provider } = props.settings
  const isApart = PAYMENT_PROVIDERS[provider].policy !== null
  useEffect(() => {
    // Only the document of /checkout has a policy that allows the provider's code. Others are loaded again.
    const [entry] = performance.getEntriesByType('navigation')
    if (isApart && entry && new URL(entry.name).pathname !== '/checkout') window.location.reload()
  }, [isApart])
  const Step = STEPS[provider] ?? Missing
  return <Step {...props} />
}
