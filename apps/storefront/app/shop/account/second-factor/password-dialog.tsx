import { MAX_PASSWORD_LENGTH } from '@stoa/api-client/limits'
import { Button, Dialog, Form, PasswordField, Stack } from '@stoa/ui'
import type { ReactNode } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { secondFactorLabels } from './second-factor.labels.ts'

export interface PasswordDialogProps {
  readonly title: string
  readonly text?: string
  readonly submitLabel: string
  /** Fields above the password. */
  readonly children?: ReactNode
  readonly onClose: () => void
  /** Called with the password and the other fields on submit. A rejection is shown as a problem. */
  readonly send: (password: string, fields: Record<string, string>) => Promise<unknown>
}

/** Dialog for a change of the account that requires its password. */
export function PasswordDialog({ title, text, submitLabel, children, onClose, send }: PasswordDialogProps) {
  const { busy, problem, call } = useCall()
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={title}
      description={text ?? secondFactorLabels.passwordHint}
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
          label={secondFactorLabels.password}
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          required
        />
        <Stack layout="row">
          <Button type="submit" busy={busy !== undefined}>
            {submitLabel}
          </Button>
          <Button emphasis="plain" onClick={onClose}>
            {secondFactorLabels.cancel}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
