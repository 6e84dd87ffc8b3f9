import type { DownloadRequest, LabelSheet } from '@stoa/api-client/schema'
import { Button, Checkbox, Dialog, Select } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { download } from '../../api/download.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { labelSheetLabels, printDialogLabels } from './print-dialog.labels.ts'

export type PrintKind = 'slips' | 'labels'

const SHEETS: readonly { value: LabelSheet; label: string; count: number }[] = [
  { value: 'a4-3x7', label: labelSheetLabels['a4-3x7'], count: 21 },
  { value: 'a4-2x4', label: labelSheetLabels['a4-2x4'], count: 8 },
  { value: 'letter-3x10', label: labelSheetLabels['letter-3x10'], count: 30 },
  { value: '100x150', label: labelSheetLabels['100x150'], count: 1 },
]

export interface PrintDialogProps {
  readonly kind: PrintKind
  readonly numbers: readonly string[]
  readonly onClose: () => void
}

/** Asks for the options of packing slips or address labels and downloads them. */
export function PrintDialog({ kind, numbers, onClose }: PrintDialogProps) {
  const { busy, problem, call } = useCall(useShopRules())
  const [withPrices, setWithPrices] = useState(false)
  const [sheet, setSheet] = useState<(typeof SHEETS)[number]>(SHEETS[0]!)
  const [start, setStart] = useState(1)
  const print = async () => {
    const body: DownloadRequest =
      kind === 'slips'
        ? { kind, numbers: [...numbers], withPrices }
        : { kind, numbers: [...numbers], sheet: sheet.value, start: Math.min(start, sheet.count) }
    const { ok } = await call(({ api }) => download(api, body))
    if (ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={printDialogLabels[kind]}
      description={formatMessage(printDialogLabels.text, { count: numbers.length })}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            {printDialogLabels.back}
          </Button>
          <Button busy={busy !== undefined} onClick={() => void print()}>
            {printDialogLabels.download}
          </Button>
        </>
      }
    >
      {kind === 'slips' ? (
        <Checkbox checked={withPrices} onCheckedChange={setWithPrices} label={printDialogLabels.prices} />
      ) : (
        <>
          <Select
            label={printDialogLabels.sheet}
            value={sheet.value}
            options={SHEETS}
            onValueChange={value => setSheet(SHEETS.find(one => one.value === value)!)}
          />
          {sheet.count > 1 && (
            <Select
              label={printDialogLabels.firstFree}
              value={String(Math.min(start, sheet.count))}
              options={Array.from({ length: sheet.count }, (_, at) => ({
                value: String(at + 1),
                label: String(at + 1),
              }))}
              onValueChange={value => setStart(Number(value))}
            />
          )}
        </>
      )}
      <ProblemNote problem={problem} />
    </Dialog>
  )
}
