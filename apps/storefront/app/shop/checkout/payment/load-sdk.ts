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
 * PayPal's script, once for the document. A failed load is forgotten, so that the next call tries again.
 *
 * @param timeoutMs after this long a script that hangs has failed
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
    // One that was given up may have come after all.
    const early = namespace()
    if (early) return resolve(early)
    const script = document.createElement('script')
    const fail = (reason: string) => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`PayPal's script ${reason}`))
    }
    const timer = setTimeout(() => fail('did not come in time'), timeoutMs)
    script.onload = () => {
      const loaded = namespace()
      if (!loaded) return fail('is not what it should be')
      clearTimeout(timer)
      resolve(loaded)
    }
    script.onerror = () => fail('could not be loaded')
    // The browser joins a second element of one address to a request that hangs.
    script.src = failures === 0 ? address : `${address}?retry=${failures}`
    script.async = true
    document.head.append(script)
  })
}

function namespace(): PayPalV6Namespace | null {
  const { paypal } = window
  return typeof paypal?.createInstance === 'function' ? (paypal as PayPalV6Namespace) : null
}
