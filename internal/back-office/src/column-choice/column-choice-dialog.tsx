'use client'

import { Button } from '@stoa/ui/button'
import { Checkbox } from '@stoa/ui/checkbox'
import { Dialog } from '@stoa/ui/dialog'
import { useLabels } from '@stoa/ui/internal/system'
import { columnChoiceLabels } from './column-choice.labels.ts'
import type { ColumnChoiceProps } from './column-choice-props.ts'

export interface ColumnChoiceDialogProps extends ColumnChoiceProps {
  onClose: () => void
}

/** Each box changes the table behind it at once. */
export function ColumnChoiceDialog({
  columns,
  usual,
  value,
  onValueChange,
  onClose,
}: ColumnChoiceDialogProps) {
  const t = useLabels('columnChoice', columnChoiceLabels)
  const shown = value ?? usual
  const change = (id: string, isShown: boolean) =>
    onValueChange(
      columns.map(column => column.id).filter(each => (each === id ? isShown : shown.includes(each))),
    )
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <Button emphasis="plain" disabled={value === null} onClick={() => onValueChange(null)}>
            {t('usual')}
          </Button>
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      {columns.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={shown.includes(id)}
          disabled={shown.length === 1 && shown.includes(id)}
          onCheckedChange={isShown => change(id, isShown)}
        />
      ))}
    </Dialog>
  )
}
