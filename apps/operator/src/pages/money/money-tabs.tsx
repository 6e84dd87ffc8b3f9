import { ViewTabs } from '@stoa/back-office/view-tabs'
import { moneyLabels as t } from './money.labels.ts'

const views = [
  { id: 'balances', label: t.balances, href: '/money' },
  { id: 'payouts', label: t.payouts, href: '/money/payouts' },
]

/** The lists about money. */
export const MoneyTabs = ({ value }: { value: 'balances' | 'payouts' }) => (
  <ViewTabs views={views} value={value} />
)
