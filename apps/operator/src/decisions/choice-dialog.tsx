import type { Choice } from './choice.ts'
import { DecisionDialog } from './decision-dialog.tsx'

interface ChoiceDialogProps {
  choice: Choice
  /** Called after the decision, and when the dialog is closed without one. */
  onClose: () => void
  /** Reads the subject again. */
  onRead: () => void
}

/** The dialog of a decision that was chosen. */
export const ChoiceDialog = ({ choice, onClose, onRead }: ChoiceDialogProps) => (
  <DecisionDialog
    title={choice.title}
    confirm={choice.label}
    tone={choice.tone}
    isReasonSent={choice.isReasonSent ?? false}
    hasNoReason={choice.hasNoReason ?? false}
    choice={choice.fieldState}
    preview={choice.preview}
    decide={async ({ reason, dryRun, key }) =>
      (await choice.send({ query: { dryRun }, header: { 'Idempotency-Key': key } }, reason)).effects
    }
    onChanged={onRead}
    onClose={() => {
      onClose()
      onRead()
    }}
  >
    {choice.fields}
  </DecisionDialog>
)
