import { PaymentFields, type SdkStatus } from '@stoa/ui'
import { useEffect, useRef } from 'react'
import { payPalLabels } from './payment.labels.ts'
import type { PaymentCallbacks } from './payment-callbacks.ts'
import type { PayPalSdk } from './use-paypal-sdk.ts'
import { createWalletButton } from './wallet-button.ts'

interface WalletPaymentProps extends PaymentCallbacks {
  status: SdkStatus
  sdk: PayPalSdk | null
  onRetry: () => void
  isDisabled: boolean
  /** Id of the payment that was pending when PayPal's page sent the buyer back here; null if none was. */
  livePaymentId: string | null
}

/** Shows PayPal's own button, which opens PayPal's window. */
export function WalletPayment({ status, sdk, onRetry, isDisabled, ...rest }: WalletPaymentProps) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLElementTagNameMap['paypal-button']>(null)
  const latest = useRef(rest)
  useEffect(() => {
    latest.current = rest
  })
  useEffect(() => {
    if (!sdk) return
    const made = createWalletButton(sdk, () => latest.current)
    button.current = made.element
    box.current?.replaceChildren(made.element)
    return () => {
      button.current = null
      made.destroy()
    }
  }, [sdk])
  useEffect(() => {
    if (button.current && sdk) button.current.disabled = isDisabled
  }, [sdk, isDisabled])
  return (
    <PaymentFields
      status={status}
      provider={payPalLabels.name}
      method="wallet"
      onRetry={onRetry}
      action={<div ref={box} data-part="Wallet" />}
    />
  )
}
