import type { PaymentSettings } from '@stoa/api-client/schema'
import { Button, LoadingIndicator, Note, PaymentProgress, Stack } from '@stoa/ui'
import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { lazily } from '../../shared/lazy/lazily.ts'
import type { CheckoutState } from './checkout-state.ts'
import { PAYMENT_PROVIDERS } from './payment-providers.ts'
import type { ProviderEvents, ProviderStepProps } from './provider-step.ts'

type Provider = PaymentSettings['provider']

const Missing = () => (
  <Note tone="critical" title="The payment couldn’t be loaded.">
    You haven’t been charged. Please load this page again.
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
  /** Undefined while it is read, null where no provider is set up. */
  readonly settings: PaymentSettings | null | undefined
  readonly events: ProviderEvents
  readonly isBlocked: boolean
  readonly onRetry: () => void
}

/** How it is paid, and how far that is. */
export function PaymentStep(props: PaymentStepProps) {
  const { kind } = props.state.paying
  const place = useRef<HTMLDivElement>(null)
  const former = useRef(kind)
  useEffect(() => {
    // What had the focus is gone with the button or the question.
    const isReplaced = kind === 'confirming' || (kind === 'failed' && former.current !== 'failed')
    if (isReplaced && former.current !== kind && former.current !== 'idle') {
      // The step is higher than the window, and what happened stands at its beginning.
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
            Your orders
          </Button>
        )}
      </PaymentProgress>
    )
  }
  // The bar is there from the beginning: without it the summary would come and go on a phone.
  const isLoading = (label: string) => (
    <>
      <LoadingIndicator label={label} />
      {bar}
    </>
  )
  if (settings === undefined) return isLoading('Looking how you can pay')
  if (settings === null)
    return (
      <>
        <Note tone="info" title="Paying is not set up." action={{ label: 'To the cart', href: '/cart' }}>
          This marketplace has no payment provider yet. Nothing is ordered, and your items stay in your cart.
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
          title="You have not paid."
          action={
            paying.failure.mayRetry
              ? { label: 'Try again', onClick: onRetry }
              : { label: 'To the cart', href: '/cart' }
          }
        >
          {paying.failure.message}
        </Note>
      )}
      <Suspense fallback={isLoading('Loading the payment')}>
        <ProviderStep
          {...events}
          settings={settings}
          payLabel={payLabel}
          livePaymentId={live?.status === 'pending' ? live.id : null}
          isBusy={isBusy}
          isDisabled={isBlocked || state.isQuoting || state.proposed !== null}
          renderPay={renderPay}
          mayPay={mayPay}
          bar={bar}
        />
      </Suspense>
    </Stack>
  )
}

function ProviderStep(props: ProviderStepProps) {
  const { provider } = props.settings
  const isApart = PAYMENT_PROVIDERS[provider].policy !== null
  useEffect(() => {
    // The provider's code is allowed by the document of /checkout alone. One that began elsewhere is loaded again.
    const [entry] = performance.getEntriesByType('navigation')
    if (isApart && entry && new URL(entry.name).pathname !== '/checkout') window.location.reload()
  }, [isApart])
  const Step = STEPS[provider] ?? Missing
  return <Step {...props} />
}
