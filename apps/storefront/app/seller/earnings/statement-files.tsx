import { unwrap } from '@stoa/api-client'
import { Button } from '@stoa/ui'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { saveBlob } from '../../shared/files/save-blob.ts'
import { useShop } from '../access/shop-context.ts'
import { download } from '../api/download.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { statementFilesLabels } from './statement.labels.ts'

/**
 * Saves the month as a file. A link can't carry a token, so the CSV is fetched first, and the PDF is downloaded with a
 * ticket.
 */
export function StatementFiles({ month }: { month: string }) {
  const { shop } = useShop()
  const { busy, problem, call } = useCall(useShopRules())
  const save = async () => {
    const done = await call(
      ({ api }) =>
        unwrap(
          api.GET('/api/seller/statements/{month}/csv', { params: { path: { month } }, parseAs: 'text' }),
        ),
      { what: 'csv' },
    )
    if (!done.ok) return
    saveBlob(new Blob([done.answer as string], { type: 'text/csv' }), `${shop.slug}-${month}.csv`)
  }
  return (
    <>
      <Button
        emphasis="line"
        busy={busy === 'pdf'}
        onClick={() => void call(({ api }) => download(api, { kind: 'statement', month }), { what: 'pdf' })}
      >
        {statementFilesLabels.pdf}
      </Button>
      <Button emphasis="line" busy={busy === 'csv'} onClick={() => void save()}>
        {statementFilesLabels.csv}
      </Button>
      <ProblemNote problem={problem} />
    </>
  )
}
