import { Balance, PageHead } from '@stoa/back-office'
import { Note, Stack } from '@stoa/ui'
import { useShop } from '../access/shop-context.ts'
import { shopProblemOf } from '../api/shop-problem.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { inWords } from './amounts.ts'
import { MonthsTable } from './months-table.tsx'
import { PayoutAccountPanel } from './payout-account-panel.tsx'
import { PayoutsTable } from './payouts-table.tsx'

/** What the shop has earned: the balance, each month, each payout, and where payouts go. */
export function EarningsPage() {
  const { may } = useShop()
  const { data, error } = useShopRead('/api/seller/earnings')
  const notice = error && shopProblemOf(error).notice
  return (
    <Stack gap="lg">
      <PageHead
        title="Earnings"
        text="Sales and delivery, less refunds and commission. Each month adds up line by line."
      />
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
          <PayoutsTable />
          {may('owner') && <PayoutAccountPanel />}
        </>
      )}
    </Stack>
  )
}
