import type { components } from '@stoa/api-client/schema'
import { viewAddress } from '../shop-address.ts'
import type { ShopTrader } from './trader.repository.ts'
import { traderGaps } from './trader-gaps.ts'

export const viewTrader = (
  { shopVersion, trader }: ShopTrader,
  { isRequired }: { isRequired: boolean },
): components['schemas']['SellerTrader'] => ({
  version: shopVersion,
  trader: trader && {
    kind: trader.kind,
    name: trader.name,
    address: viewAddress(trader.address),
    phone: trader.phone,
    email: trader.email,
    registerName: trader.registerName,
    registerNumber: trader.registerNumber,
    vatId: trader.vatId,
    taxId: trader.taxId,
    isCertified: trader.certifiedAt !== null,
  },
  gaps: traderGaps(trader),
  isRequired,
})
