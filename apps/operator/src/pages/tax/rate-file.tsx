import { FileDrop } from '@stoa/back-office/file-drop'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'
import { useState } from 'react'
import { addRatesLabels as t } from './add-rates-page.labels.ts'

/** Maximum size of a file, in bytes. */
const MAX_BYTES = 2_000_000

interface RateFileProps {
  text: string
  onChange: (text: string) => void
}

/** A CSV file of rates, chosen, dropped or pasted as text. */
export function RateFile({ text, onChange }: RateFileProps) {
  const [error, setError] = useState<string>()
  async function take([file]: File[]) {
    if (!file) return
    const isTooLarge = file.size > MAX_BYTES
    setError(isTooLarge ? t.tooLarge : undefined)
    if (!isTooLarge) onChange(await file.text())
  }
  return (
    <Stack>
      <FileDrop
        label={t.file}
        accept=".csv,.tsv,.txt,text/csv"
        hint={t.fileHint}
        error={error}
        onFiles={files => void take(files)}
      />
      <TextArea label={t.text} hint={t.textHint} rows={10} value={text} onValueChange={onChange} />
    </Stack>
  )
}
