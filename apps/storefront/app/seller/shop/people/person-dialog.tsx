import { unwrap } from '@stoa/api-client'
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '@stoa/api-client/limits'
import type { ShopMember } from '@stoa/api-client/schema'
import { Button, Checkbox, Dialog, Form, PasswordField, RadioGroup, Stack, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useId, useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { useSecondFactor } from '../../../shared/session/use-second-factor.tsx'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { peopleToastLabels, personDialogLabels } from './people.labels.ts'
import { KEYS, type Key, ROLES, type Role } from './place-words.ts'

interface PersonDialogProps {
  /** Member to edit. Null invites a new one. */
  readonly member: ShopMember | null
  readonly refresh: readonly string[]
  readonly onClose: () => void
}

/**
 * Edits a member's role and, for staff, permissions, or invites a new member. Packing only needs the permission for
 * orders. Making or unmaking an owner requires the password and, if set up, a second factor.
 */
export function PersonDialog({ member, refresh, onClose }: PersonDialogProps) {
  const { busy, problem, call } = useCall(useShopRules())
  const { withSecondFactor, dialog } = useSecondFactor()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>(member?.role ?? 'staff')
  const [keys, setKeys] = useState<readonly Key[]>(member ? member.keys : ['orders'])
  const group = useId()
  const isOwners = role === 'owner' || member?.role === 'owner'

  const send = async ({ password }: Record<string, string>) => {
    const place = { role, keys: role === 'staff' ? [...keys] : [] }
    const proof = isOwners ? { password: password ?? '' } : {}
    const { ok } = await call(
      async ({ api, keyOf }) => {
        if (member) {
          const params = { path: { id: member.id } }
          const body = { ...place, ...proof }
          await withSecondFactor(() =>
            unwrap(api.PATCH('/api/seller/shop/team/members/{id}', { params, body })),
          )
        } else {
          const body = { email: email.trim(), ...place }
          const header = { 'Idempotency-Key': keyOf(body) }
          await withSecondFactor(() =>
            unwrap(
              api.POST('/api/seller/shop/team/invitations', {
                params: { header },
                body: { ...body, ...proof },
              }),
            ),
          )
        }
      },
      { refresh },
    )
    if (!ok) return
    toasts.show({
      type: 'success',
      title: member
        ? peopleToastLabels.saved
        : formatMessage(peopleToastLabels.sent, { email: email.trim() }),
    })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={
        member ? formatMessage(personDialogLabels.title, { name: member.name }) : personDialogLabels.invite
      }
    >
      <Form
        errors={problem?.fields}
        onSubmit={fields => void send(fields)}
        aria-label={personDialogLabels.form}
      >
        <ProblemNote problem={problem} />
        {!member && (
          <TextField
            label={personDialogLabels.email}
            name="email"
            type="email"
            value={email}
            onValueChange={setEmail}
            maxLength={MAX_EMAIL_LENGTH}
            hint={personDialogLabels.emailHint}
            autoFocus
            required
          />
        )}
        <RadioGroup
          label={personDialogLabels.role}
          options={ROLES}
          value={role}
          onValueChange={value => setRole(value as Role)}
        />
        {role === 'staff' && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
          <div role="group" aria-labelledby={group}>
            <Stack layout="row" gap="sm">
              <strong id={group}>{personDialogLabels.permissions}</strong>
              <Button emphasis="soft" size="sm" onClick={() => setKeys(['orders'])}>
                {personDialogLabels.ordersOnly}
              </Button>
            </Stack>
            {KEYS.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                checked={keys.includes(value)}
                onCheckedChange={isHeld =>
                  setKeys(
                    KEYS.map(key => key.value).filter(key => (key === value ? isHeld : keys.includes(key))),
                  )
                }
              />
            ))}
          </div>
        )}
        {isOwners && (
          <PasswordField
            name="password"
            label={personDialogLabels.password}
            hint={personDialogLabels.passwordHint}
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            required
          />
        )}
        <Stack layout="row">
          <Button type="submit" busy={busy !== undefined}>
            {member ? personDialogLabels.save : personDialogLabels.send}
          </Button>
          <Button emphasis="plain" onClick={onClose}>
            {personDialogLabels.cancel}
          </Button>
        </Stack>
      </Form>
      {dialog}
    </Dialog>
  )
}
