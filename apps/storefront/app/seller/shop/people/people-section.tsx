import { unwrap } from '@stoa/api-client'
import type { ShopInvitation, ShopMember } from '@stoa/api-client/schema'
import { EditIcon, FormSection, PlusIcon, RecordList, TrashIcon } from '@stoa/back-office'
import { useAuth } from '@stoa/cart-core/react'
import { Avatar, Badge, Button, IconButton, Stack } from '@stoa/ui'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { LaterConfirmation, laterDialog } from '../../lazy/later-dialog.tsx'
import { placeLabel } from './place-words.ts'

const PersonDialog = laterDialog(async () => (await import('./person-dialog.tsx')).PersonDialog)

const TEAM = '/api/seller/shop/team'
const refresh = [TEAM, '/api/seller/shop/log', '/api/user/shops']

/** Who works for the shop, who is invited, and what each may do. For owners. */
export function PeopleSection() {
  const ownId = useAuth(({ user }) => user?.id)
  const { data, error, mutate } = useShopRead(TEAM)
  const { busy, problem, call } = useCall(useShopRules())
  const [editing, setEditing] = useState<ShopMember | 'new' | null>(null)
  const [leaving, setLeaving] = useState<ShopMember | null>(null)

  const isOtherOwner = ({ role, id }: ShopMember) => role === 'owner' && id !== ownId

  const byId = ({ id }: { id: string }) => ({ params: { path: { id } } })
  const say = (title: string) => void toasts.show({ type: 'success', title })
  const remove = (member: ShopMember) =>
    call(
      async ({ api }) => {
        await unwrap(api.DELETE(`${TEAM}/members/{id}`, byId(member)))
        say(`${member.name} was removed.`)
      },
      { refresh },
    )
  const revoke = (invitation: ShopInvitation) =>
    call(
      async ({ api }) => {
        await unwrap(api.DELETE(`${TEAM}/invitations/{id}`, byId(invitation)))
        say(`The invitation to ${invitation.email} was taken back.`)
      },
      { refresh },
    )
  const resend = (invitation: ShopInvitation) =>
    call(
      async ({ api, keyOf }) => {
        await unwrap(
          api.POST(`${TEAM}/invitations/{id}/resend`, {
            params: {
              path: { id: invitation.id },
              header: { 'Idempotency-Key': keyOf([invitation.id, invitation.expiresAt]) },
            },
          }),
        )
        say(`The invitation to ${invitation.email} was sent again.`)
      },
      { what: invitation.id, refresh },
    )

  return (
    <FormSection
      id="people"
      title="People"
      text="Everybody works with an account of their own. You can take a place back at any time."
      actions={
        <Button emphasis="line" size="sm" icon={PlusIcon} onClick={() => setEditing('new')}>
          Invite somebody
        </Button>
      }
    >
      <ProblemNote problem={problem} />
      {!data && <SectionState error={error} onRetry={() => void mutate()} />}
      {data && (
        <RecordList
          aria-label="People of the shop"
          items={[
            ...data.members.map(member => ({
              id: member.id,
              label: member.id === ownId ? `${member.name} (you)` : member.name,
              note: `${member.email} · ${placeLabel(member)}`,
              before: <Avatar name={member.name} src={member.avatar ?? undefined} />,
              end: (
                <Stack row gap="sm">
                  <IconButton
                    size="sm"
                    icon={EditIcon}
                    label={`Change what ${member.name} may do`}
                    onClick={() => setEditing(member)}
                  />
                  <IconButton
                    size="sm"
                    icon={TrashIcon}
                    label={`Remove ${member.name}`}
                    onClick={() => setLeaving(member)}
                  />
                </Stack>
              ),
            })),
            ...data.invitations.map(invitation => ({
              id: invitation.id,
              label: invitation.email,
              note: (
                <>
                  {placeLabel(invitation)}{' '}
                  <Badge tone={invitation.isExpired ? 'caution' : 'info'}>
                    {invitation.isExpired ? 'Expired' : 'Invited'}
                  </Badge>
                </>
              ),
              before: <Avatar name={invitation.email} />,
              end: (
                <Stack row gap="sm">
                  <Button
                    emphasis="plain"
                    size="sm"
                    busy={busy === invitation.id}
                    aria-label={`Send again: the invitation to ${invitation.email}`}
                    onClick={() => void resend(invitation)}
                  >
                    Send again
                  </Button>
                  <IconButton
                    size="sm"
                    icon={TrashIcon}
                    label={`Take back the invitation to ${invitation.email}`}
                    onClick={() => void revoke(invitation)}
                  />
                </Stack>
              ),
            })),
          ]}
        />
      )}
      {editing && (
        <PersonDialog
          key={editing === 'new' ? 'new' : editing.id}
          member={editing === 'new' ? null : editing}
          refresh={refresh}
          onClose={() => setEditing(null)}
        />
      )}
      {leaving && isOtherOwner(leaving) && (
        <LaterConfirmation
          onClose={() => setLeaving(null)}
          title={`${leaving.name} is an owner`}
          description="Give them another role first, which asks for your password. Then they can be removed."
          cancel="Keep"
          confirm="Change the role"
          onConfirm={() => setEditing(leaving)}
        />
      )}
      {leaving && !isOtherOwner(leaving) && (
        <LaterConfirmation
          onClose={() => setLeaving(null)}
          title={`Remove ${leaving.name}?`}
          description="They can open nothing of the shop any more, at once. What they did stays in the history."
          cancel="Keep"
          confirm="Remove"
          tone="critical"
          onConfirm={() => void remove(leaving)}
        />
      )}
    </FormSection>
  )
}
