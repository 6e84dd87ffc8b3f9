import { unwrap } from '@stoa/api-client'
import { Button } from '@stoa/ui'
import { saveBlob } from '../../../lib/save-blob.ts'
import { ProblemNote } from '../../account/problem-note.tsx'
import { useShop } from '../frame/shop-context.ts'
import { useShopCall } from '../frame/use-shop-api.ts'

/** The month as a CSV file. A link could carry no token, so the file is read and then handed over. */
export function StatementFile({ month }: { month: string }) {
  const { shop } = useShop()
  const { busy, problem, call } = useShopCall()
  const save = async () => {
    const csv = await call(api =>
      unwrap(api.GET('/api/seller/statements/{month}/csv', { params: { path: { month } }, parseAs: 'text' })),
    )
    if (csv === null) return
    saveBlob(new Blob([csv as string], { type: 'text/csv' }), `${shop.slug}-${month}.csv`)
  }
  return (
    <>
      <Button emphasis="line" busy={busy !== undefined} onClick={() => void save()}>
        Save as CSV
      </Button>
      <ProblemNote problem={problem} />
    </>
  )
}
