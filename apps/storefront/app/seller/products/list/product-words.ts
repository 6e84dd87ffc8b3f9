import { formatMoney, toMinor } from '../../../lib/money.ts'
import type { ProductStatus } from '../form/product-form.ts'
import { statusNames } from './product-words.labels.ts'

export const amount = (decimal: number) => formatMoney(toMinor(decimal))

export const statusName = (status: ProductStatus) => statusNames[status]
