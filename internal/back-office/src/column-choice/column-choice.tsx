'use client'

import { Button } from '@stoa/ui/button'
import { lazyPart, onIntent, useLabels, useLazy } from '@stoa/ui/internal/system'
import Columns3 from 'lucide-react/icons/columns-3'
import { useState } from 'react'
import { columnChoiceLabels } from './column-choice.labels.ts'
import type { ColumnChoiceDialogProps } from './column-choice-dialog.tsx'
import type { ColumnChoiceProps } from './column-choice-props.ts'

const columnChoiceDialog = lazyPart<ColumnChoiceDialogProps>(() =>
  import('./column-choice-dialog.tsx').then(module => module.ColumnChoiceDialog),
)

/** Lets the user choose the columns of a table. */
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
