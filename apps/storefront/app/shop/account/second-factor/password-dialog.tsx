import { MAX_PASSWORD_LENGTH } from '@stoa/api-client/limits'
import { Button, Dialog, Form, PasswordField, Stack } from '@stoa/ui'
import type { ReactNode } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'

export interface PasswordDialogProps {
  readonly title: string
  readonly text?: string
  readonly submitLabel: string
  /** Fields before the password. */
  readonly children?: ReactNode
  readonly onClose: () => void
  /** What is done with the password; a problem that it rejects with is shown. */
  readonly send: (password: string, fields: Record<string, string>) => Promise<unknown>
}

/** A change of the account that asks for its password first. */
export function PasswordDialog({ title, text, submitLabel, children, onClose, send }: PasswordDialogProps) {
  const { busy, problem, call } = useCall()
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={title}
      description={text ?? 'Enter your password, so that nobody else can do this.'}
    >
      <Form
        errors={problem?.fields}
        onSubmit={({ password = '', ...fields }) => void call(() => send(password, fields))}
        aria-label={title}
      >
        <ProblemNote problem={problem} />
        {children}
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          required
        />
        <Stack row>
          <Button type="submit" busy={busy !== undefined}>
            {submitLabel}
          </Button>
          <Button emphasis="plain" onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
