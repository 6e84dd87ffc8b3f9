import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cutPayPalTypes, typesFileOf } from '../../scripts/cut-paypal-types.ts'

const data = process.env.STOA_DATA_DIR
const real = data && existsSync(join(data, 'paypal_checkout_orders_v2.json')) ? data : null
if (!real) console.warn('skipped: PayPal’s types, because STOA_DATA_DIR does not have its files')

it.skipIf(!real)('matches the committed PayPal types with the script’s output', async () => {
  const cut = await cutPayPalTypes(real!)
  expect(readFileSync(typesFileOf('orders'), 'utf8')).toBe(cut.orders)
  expect(readFileSync(typesFileOf('payments'), 'utf8')).toBe(cut.payments)
})
