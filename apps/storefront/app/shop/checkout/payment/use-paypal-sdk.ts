import type { SdkInstance } from '@paypal/paypal-js/sdk-v6'
import type { SdkStatus } from '@stoa/ui'
import { useCallback, useEffect, useState } from 'react'
import { loadPayPalSdk, type PayPalEnvironment } from './load-sdk.ts'

const COMPONENTS = ['card-fields', 'paypal-payments'] as const

export type PayPalSdk = SdkInstance<typeof COMPONENTS>

export interface ConnectedPayPal {
  sdk: PayPalSdk
  /** Payment methods that PayPal offers to this buyer and account. */
  offers: { card: boolean; wallet: boolean }
}

interface ConnectionOptions {
  environment: PayPalEnvironment
  clientId: string
  /** BCP 47 */
  locale: string
  /** Whether the payment step is reached. Nothing is fetched before. */
  isReached: boolean
}

const TIMEOUT_IN_MS = 20_000

type Connection =
  | { status: Exclude<SdkStatus, 'initial' | 'resolved'> }
  | ({ status: 'resolved' } & ConnectedPayPal)

/** Connects to PayPal. Returns the SDK once it is ready, its status for the screen, and a function that tries again. */
export function usePayPalSdk({ environment, clientId, locale, isReached }: ConnectionOptions) {
  const [connection, setConnection] = useState<Connection>({ status: 'pending' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isReached) return
    let isCurrent = true
    setConnection({ status: 'pending' })
    connect(environment, clientId, locale).then(
      connected => isCurrent && setConnection({ status: 'resolved', ...connected }),
      error => {
        console.error(
          `storefront: PayPal could not be used: ${error instanceof Error ? error.message : error}`,
        )
        if (isCurrent) setConnection({ status: 'rejected' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [environment, clientId, locale, isReached, attempt])

  const status: SdkStatus = isReached ? connection.status : 'initial'
  return {
    status,
    connected: isReached && connection.status === 'resolved' ? connection : null,
    retry: useCallback(() => setAttempt(count => count + 1), []),
  }
}

async function connect(
  environment: PayPalEnvironment,
  clientId: string,
  locale: string,
): Promise<ConnectedPayPal> {
  const paypal = await loadPayPalSdk(environment, TIMEOUT_IN_MS)
  return inTime(async () => {
    const sdk = await paypal.createInstance({
      clientId,
      components: COMPONENTS,
      pageType: 'checkout',
      locale,
    })
    const methods = await sdk.findEligibleMethods()
    return {
      sdk,
      offers: { card: methods.isEligible('advanced_cards'), wallet: methods.isEligible('paypal') },
    }
  })
}

async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it did not answer in time')), TIMEOUT_IN_MS)
  })
  return Promise.race([work(), late]).finally(() => clearTimeout(timer))
}
