import { ViewTabs } from '@stoa/back-office/view-tabs'
import { moneyLabels as t } from './money.labels.ts'

const views = [
  { id: 'balances', label: t.balances, href: '/money' },
  { id: 'payouts', label: t.payouts, href: '/money/payouts' },
  { id: 'commission', label: t.commission, href: '/money/commission' },
  { id: 'days', label: t.days, href: '/money/days' },
]

/** The lists about money. */
export const MoneyTabs = ({ value }: { value: 'balances' | 'payouts' | 'commission' | 'days' }) => (
  <ViewTabs views={views} value={value} />
)
