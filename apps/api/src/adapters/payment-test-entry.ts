import { isLoopbackUrl } from '@stoa/server-kit/settings'
import type { PaymentProviderEntry } from './payment-provider-entry.ts'
import {
  createPastPayments,
  createTestBuyer,
  createTestProvider,
  type TestProviderSettings,
} from './payment-test.ts'

/** The test provider, with its settings `TEST_PROVIDER_…`. */
export const testProvider: PaymentProviderEntry<TestProviderSettings> = {
  configure({ testProviderUrl: url, testProviderKey: key }, { isDemo, mistakes }) {
    if ((url === null) !== (key === null))
      mistakes.push('TEST_PROVIDER_URL and TEST_PROVIDER_KEY must be set together')
    if (url && !isLoopbackUrl(url)) mistakes.push('TEST_PROVIDER_URL must be an address on this machine')
    // Anyone could pay with its cards.
    if (url && !isDemo)
      mistakes.push(
        'TEST_PROVIDER_URL is refused outside the demo: HOST and the database must be on this machine, SEED demo or own where DATABASE_URL is set, and SMTP_URL not set',
      )
    return url && key ? { url, key } : null
  },
  create: createTestProvider,
  createPastPayments,
  createTestBuyer,
}
