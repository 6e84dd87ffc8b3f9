'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Dialog } from '../../primitives/dialog/index.ts'
import { Form } from '../../primitives/form/index.ts'
import { TextArea } from '../../primitives/text-area/index.ts'
import { useLabels } from '../../system/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import * as styles from './dialogs.css.ts'

export interface DisputeDialogProps {
  /** The text it starts with, such as a draft. Default empty. */
  defaultValue?: string
  /** Called with the whole text after each change, to keep it as a draft. */
  onValueChange?: ((text: string) => void) | undefined
  /** The dispute is being sent: the dialog stays and ignores presses. Default `false`. */
  busy?: boolean
  /** Problem of the last attempt, such as a `Note`. */
  children?: ReactNode
  /** Called with `false` when the dialog is closed without sending. */
  onOpenChange: (open: boolean) => void
  /** Called with the trimmed text, at most 2,000 characters, when it is sent. */
  onSubmit: (text: string) => void
}

/** Asks the marketplace to decide between buyer and shop. */
export function DisputeDialog({
  defaultValue = '',
  onValueChange,
  busy = false,
  children,
  onOpenChange,
  onSubmit,
}: DisputeDialogProps) {
  const t = useLabels('afterSales', afterSalesLabels)
  const [text, setText] = useState(defaultValue)
  const change = (next: string) => {
    setText(next)
    onValueChange?.(next)
  }
  return (
    <Dialog
      open
      onOpenChange={open => busy || onOpenChange(open)}
      title={t('disputeAskTitle')}
      description={t('disputeAskText')}
    >
      <Form onSubmit={() => onSubmit(text.trim())}>
        <TextArea
          label={t('disputeWords')}
          required
          rows={5}
          maxLength={2_000}
          value={text}
          onValueChange={change}
        />
        {children}
        <div className={styles.actions}>
          <Button emphasis="plain" onClick={() => onOpenChange(false)} disabled={busy}>
            {t('back')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('disputeSend')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
