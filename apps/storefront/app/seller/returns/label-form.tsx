import { FileDrop, OrderPanel } from '@stoa/back-office'
import { LoadingIndicator } from '@stoa/ui/loading'
import { Text } from '@stoa/ui/text'
import { useState } from 'react'
import { labelFileLabels } from './label-file.labels.ts'
import type { ReturnStep } from './return-step.ts'
import { LABEL_FILES, labelHint, labelTooLarge, uploadLabel } from './upload-label.ts'

export interface LabelFormProps {
  readonly id: string
  /** Whether there is a label that this one replaces. */
  readonly isReplaced: boolean
  readonly busy: boolean
  /** Reason why the server rejected the file. */
  readonly problem: string | undefined
  readonly step: ReturnStep
}

/** Uploads the label of an approved return as soon as a file is chosen. */
export function LabelForm({ id, isReplaced, busy, problem, step }: LabelFormProps) {
  const [tooLarge, setTooLarge] = useState<string>()
  const send = (file: File) => {
    const fault = labelTooLarge(file)
    setTooLarge(fault)
    if (!fault) void step('label', ({ api }) => uploadLabel(api, id, file))
  }
  return (
    <OrderPanel title={isReplaced ? labelFileLabels.replaceTitle : labelFileLabels.addTitle}>
      {isReplaced && <Text>{labelFileLabels.replaceText}</Text>}
      <FileDrop
        label={labelFileLabels.file}
        accept={LABEL_FILES}
        hint={labelHint}
        error={tooLarge ?? problem}
        disabled={busy}
        onFiles={([file]) => file && send(file)}
      />
      {busy && <LoadingIndicator label={labelFileLabels.uploading} />}
    </OrderPanel>
  )
}
