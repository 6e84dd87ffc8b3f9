import { formatMoney, toMinor } from '../../../lib/money.ts'
import type { ProductStatus } from '../form/product-form.ts'

export const amount = (decimal: number) => formatMoney(toMinor(decimal))

const STATUS_NAMES = { active: 'Active', draft: 'Draft', archived: 'Archived' } as const

export const statusName = (status: ProductStatus) => STATUS_NAMES[status]
