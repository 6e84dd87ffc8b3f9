import { Balance, PageHead } from '@stoa/back-office'
import { Note, Stack } from '@stoa/ui'
import { useShop } from '../access/shop-context.ts'
import { shopProblemOf } from '../api/shop-problem.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { inWords } from './amounts.ts'
import { earningsPageLabels } from './earnings.labels.ts'
import { FeeInvoices } from './fee-invoices.tsx'
import { MonthsTable } from './months-table.tsx'
import { OwnRates } from './own-rates.tsx'
import { PayoutAccountPanel } from './payout-account-panel.tsx'
import { PayoutsTable } from './payouts-table.tsx'

/** Shows what the shop has earned: the balance, months and payouts, and to owners the bank account. */
export function EarningsPage() {
  const { may } = useShop()
  const { data, error } = useShopRead('/api/seller/earnings')
  const notice = error && shopProblemOf(error).notice
  return (
    <Stack gap="lg">
      <PageHead title={earningsPageLabels.title} lede={earningsPageLabels.text} />
      {notice ? (
        <Note tone={notice.tone} role="alert" title={notice.title}>
          {notice.text}
        </Note>
      ) : (
        <>
          <Balance
            amounts={
              data && {
                available: inWords(data.available),
                waiting: inWords(data.waiting),
                balance: inWords(data.balance),
              }
            }
          />
          <MonthsTable earnings={data} />
          <OwnRates />
          <FeeInvoices />
          <PayoutsTable />
          {may('owner') && <PayoutAccountPanel />}
        </>
      )}
    </Stack>
  )
}
