import { isApiError } from '@stoa/api-client'
import { MAX_IMPORT_MEGABYTES } from '@stoa/api-client/limits'
import { FileDrop } from '@stoa/back-office'
import { LoadingIndicator } from '@stoa/ui/loading'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { problemOfCall } from '../../shared/call/problem.ts'
import { useShop } from '../access/shop-context.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { runHref } from './run-addresses.ts'
import { sendFile } from './run-files.ts'
import { isBusy, STATUS } from './run-words.ts'
import { SaveFileButton } from './save-file-button.tsx'

const MAX_BYTES = MAX_IMPORT_MEGABYTES * 1024 * 1024

/** The file, or the sample to begin with. */
export function ImportStart() {
  const navigate = useNavigate()
  const { shop } = useShop()
  const [sending, setSending] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    if (file.size > MAX_BYTES) {
      setProblem(`The file has more than ${MAX_IMPORT_MEGABYTES} MB. Please send it in parts.`)
      return
    }
    setProblem(undefined)
    setSending(file.name)
    try {
      const run = await sendFile(shop.slug, file)
      void navigate(runHref(run))
    } catch (error) {
      if (!isApiError(error)) throw error
      const { notice, fields } = problemOfCall(error)
      setProblem(notice?.text ?? Object.values(fields)[0])
    } finally {
      setSending(undefined)
    }
  }
  return (
    <Stack gap="lg">
      <UnderWay />
      <FileDrop
        label="Product file"
        accept=".csv,.tsv,.txt,text/csv"
        hint={`A CSV with commas, semicolons or tabs, at most ${MAX_IMPORT_MEGABYTES} MB and 250,000 rows.`}
        error={problem}
        disabled={sending !== undefined}
        onFiles={([file]) => file && void send(file)}
      />
      {sending !== undefined && <LoadingIndicator label={`Sending ${sending}`} />}
      <Stack row gap="sm">
        <SaveFileButton wanted={{ kind: 'template' }}>Sample file</SaveFileButton>
        <SaveFileButton wanted={{ kind: 'products' }}>Export my products</SaveFileButton>
      </Stack>
    </Stack>
  )
}

/** What was begun and left is found again. */
function UnderWay() {
  const { data } = useShopRead('/api/seller/runs', { params: { query: { kind: 'import', limit: 1 } } })
  const run = data?.items[0]
  if (!run || !(isBusy(run) || run.status === 'checked' || run.status === 'received')) return null
  return (
    <Note tone="info" action={{ label: 'Go on with it', href: runHref(run) }}>
      {run.fileName ?? 'A file'}: {STATUS[run.status].toLowerCase()}.
    </Note>
  )
}
