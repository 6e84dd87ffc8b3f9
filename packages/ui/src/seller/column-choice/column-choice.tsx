'use client'

import Columns3 from 'lucide-react/icons/columns-3'
import { useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { lazyPart, onIntent, useLazy } from '../../system/lazy-part.ts'
import { useLabels } from '../../system/use-labels.ts'
import { columnChoiceLabels } from './column-choice.labels.ts'
import type { ColumnChoiceDialogProps } from './column-choice-dialog.tsx'

const columnChoiceDialog = lazyPart<ColumnChoiceDialogProps>(() =>
  import('./column-choice-dialog.tsx').then(module => module.ColumnChoiceDialog),
)

export interface ColumnChoiceProps {
  /** Those that can be shown or not, in their order. */
  columns: readonly { id: string; label: string }[]
  /** The ids of those that are shown; null for the usual ones. */
  value: readonly string[] | null
  /** Null where the usual ones are asked for. */
  onValueChange: (value: readonly string[] | null) => void
}

/** Which columns a table shows. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const t = useLabels('columnChoice', columnChoiceLabels)
  const [open, setOpen] = useState(false)
  const ColumnChoiceDialog = useLazy(columnChoiceDialog, open)
  return (
    <span data-component="ColumnChoice">
      <Button
        size="sm"
        emphasis="plain"
        icon={Columns3}
        {...onIntent(columnChoiceDialog.preload)}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {ColumnChoiceDialog && <ColumnChoiceDialog {...props} onClose={() => setOpen(false)} />}
    </span>
  )
}
