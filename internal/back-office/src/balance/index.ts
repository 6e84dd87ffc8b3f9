export { Balance, type BalanceProps } from './balance.tsx'
