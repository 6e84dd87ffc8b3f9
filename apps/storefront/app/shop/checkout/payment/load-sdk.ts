import type { PayPalV6Namespace } from '@paypal/paypal-js/sdk-v6'

export type PayPalEnvironment = 'sandbox' | 'production'

const SCRIPTS: Readonly<Record<PayPalEnvironment, string>> = {
  sandbox: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
  production: 'https://www.paypal.com/web-sdk/v6/core',
}

declare global {
  interface Window {
    paypal?: Partial<PayPalV6Namespace>
  }
}

let failures = 0
let loading: Promise<PayPalV6Namespace> | null = null

/**
 * Loads PayPal's script once per document. A failed load is forgotten, so that the next call tries again.
 *
 * @param timeoutMs milliseconds after which a script that hangs counts as failed
 */
export function loadPayPalSdk(environment: PayPalEnvironment, timeoutMs: number): Promise<PayPalV6Namespace> {
  loading ??= addScript(SCRIPTS[environment], timeoutMs).catch(error => {
    failures += 1
    loading = null
    throw error
  })
  return loading
}

function addScript(address: string, timeoutMs: number): Promise<PayPalV6Namespace> {
  return new Promise((resolve, reject) => {
    // A script that was given up may have loaded since.
    const early = namespace()
    if (early) return resolve(early)
    const script = document.createElement('script')
    const fail = (reason: string) => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`PayPal's script ${reason}`))
    }
    const timer = setTimeout(() => fail('timed out'), timeoutMs)
    script.onload = () => {
      const loaded = namespace()
      if (!loaded) return fail('defines no namespace')
      clearTimeout(timer)
      resolve(loaded)
    }
    script.onerror = () => fail('failed to load')
    // With an equal URL, the browser would reuse the request that hangs.
    script.src = failures === 0 ? address : `${address}?retry=${failures}`
    script.async = true
    document.head.append(script)
  })
}

function namespace(): PayPalV6Namespace | null {
  const { paypal } = window
  return typeof paypal?.createInstance === 'function' ? (paypal as PayPalV6Namespace) : null
}
