export { formatMoney, minorUnitsOf } from './money.ts'
export { Price, type PriceProps } from './price.tsx'
export { type PriceParts, priceParts } from './price-parts.ts'
export { useMoney } from './use-money.ts'
