import { Button } from '@stoa/ui/button'
import { type ReactNode, useState } from 'react'
import type { Choice } from './choice.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import { keptReason } from './kept-reason.ts'
import { useAskedQuestion } from './use-reason.ts'

interface DecideButtonProps {
  choice: Choice
  /** Label of the button; the verb of the decision by default. */
  label?: ReactNode
  emphasis?: 'strong' | 'line'
  disabled?: boolean
  /** Reads the subject again. */
  onRead: () => void
}

/** A button that asks for one decision, for lists and pages whose decisions aren't about one subject. */
export function DecideButton({ choice, label = choice.label, onRead, ...button }: DecideButtonProps) {
  const question = useAskedQuestion()
  // The dialog in which the session ended opens again.
  const [isOpen, setOpen] = useState(() => keptReason(question(choice.title)) !== null)
  return (
    <>
      <Button size="sm" {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <ChoiceDialog choice={choice} onClose={() => setOpen(false)} onRead={onRead} />}
    </>
  )
}
