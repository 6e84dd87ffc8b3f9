import { isApiError } from '@stoa/api-client'
import { MAX_IMPORT_MEGABYTES } from '@stoa/api-client/limits'
import { FileDrop } from '@stoa/back-office'
import { LoadingIndicator } from '@stoa/ui/loading'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { problemOfCall } from '../../shared/call/problem.ts'
import { useShop } from '../access/shop-context.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { importStartLabels } from './import-start.labels.ts'
import { runHref } from './run-addresses.ts'
import { sendFile } from './run-files.ts'
import { isBusy, statusWords } from './run-words.ts'
import { SaveFileButton } from './save-file-button.tsx'

const MAX_BYTES = MAX_IMPORT_MEGABYTES * 1024 * 1024

/** First step of an import: the file, a sample and an export to start from, and an import that isn't finished. */
export function ImportStart() {
  const navigate = useNavigate()
  const { shop } = useShop()
  const [sending, setSending] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    if (file.size > MAX_BYTES) {
      setProblem(formatMessage(importStartLabels.tooLarge, { max: MAX_IMPORT_MEGABYTES }))
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
        label={importStartLabels.file}
        accept=".csv,.tsv,.txt,text/csv"
        hint={formatMessage(importStartLabels.hint, { max: MAX_IMPORT_MEGABYTES })}
        error={problem}
        disabled={sending !== undefined}
        onFiles={([file]) => file && void send(file)}
      />
      {sending !== undefined && (
        <LoadingIndicator label={formatMessage(importStartLabels.uploading, { file: sending })} />
      )}
      <Stack layout="row" gap="sm">
        <SaveFileButton wanted={{ kind: 'template' }}>{importStartLabels.sample}</SaveFileButton>
        <SaveFileButton wanted={{ kind: 'products' }}>{importStartLabels.export}</SaveFileButton>
      </Stack>
    </Stack>
  )
}

/** Links to the last import if it isn't finished. */
function UnderWay() {
  const { data } = useShopRead('/api/seller/runs', { params: { query: { kind: 'import', limit: 1 } } })
  const run = data?.items[0]
  if (!run || !(isBusy(run) || run.status === 'checked' || run.status === 'received')) return null
  return (
    <Note tone="info" action={{ label: importStartLabels.continue, href: runHref(run) }}>
      {formatMessage(importStartLabels.underWay, {
        file: run.fileName ?? importStartLabels.unnamedFile,
        status: statusWords(run),
      })}
    </Note>
  )
}
