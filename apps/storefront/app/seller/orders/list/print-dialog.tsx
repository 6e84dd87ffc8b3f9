import type { DownloadRequest, LabelSheet } from '@stoa/api-client/schema'
import { Button, Checkbox, Dialog, Select } from '@stoa/ui'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { download } from '../../api/download.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'

export type PrintKind = 'slips' | 'labels'

const SHEETS: readonly { value: LabelSheet; label: string; count: number }[] = [
  { value: 'a4-3x7', label: 'A4, 3 by 7', count: 21 },
  { value: 'a4-2x4', label: 'A4, 2 by 4', count: 8 },
  { value: 'letter-3x10', label: 'Letter, 3 by 10', count: 30 },
  { value: '100x150', label: 'Label printer, 100 by 150 mm', count: 1 },
]

export interface PrintDialogProps {
  readonly kind: PrintKind
  readonly numbers: readonly string[]
  readonly onClose: () => void
}

/** What is printed, on what. */
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
      title={kind === 'slips' ? 'Print packing slips' : 'Print address labels'}
      description={`For ${numbers.length === 1 ? '1 order' : `${numbers.length} orders`}, as one PDF file.`}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            Back
          </Button>
          <Button busy={busy !== undefined} onClick={() => void print()}>
            Download
          </Button>
        </>
      }
    >
      {kind === 'slips' ? (
        <Checkbox
          checked={withPrices}
          onCheckedChange={setWithPrices}
          label="With prices: leave them out for gifts"
        />
      ) : (
        <>
          <Select
            label="Sheet"
            value={sheet.value}
            options={SHEETS}
            onValueChange={value => setSheet(SHEETS.find(one => one.value === value)!)}
          />
          {sheet.count > 1 && (
            <Select
              label="First free label"
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
