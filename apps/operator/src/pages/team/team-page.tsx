import { unwrap } from '@stoa/api-client'
import type { OperatorKey, OperatorMember } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/page-states'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useMe } from '../../api/use-me.ts'
import { DecisionDialog } from '../../decisions/decision-dialog.tsx'
import { Page } from '../../frame/page.tsx'
import { accessOf, KeysField } from './keys-field.tsx'
import { limitLabels } from './limit-field.labels.ts'
import { LimitField, readLimit, useLimitInWords } from './limit-field.tsx'
import { teamLabels as t } from './team-page.labels.ts'
import { useTeam } from './use-team.ts'

const columnsOf = (limitOf: (row: OperatorMember) => string): readonly Column<OperatorMember>[] => [
  { id: 'name', label: t.name, cell: row => row.name, phone: 'title' },
  { id: 'email', label: t.email, cell: row => row.email },
  { id: 'access', label: t.access, cell: row => accessOf(row.keys) },
  { id: 'limit', label: limitLabels.limit, cell: limitOf },
  { id: 'since', label: t.since, cell: row => timeInWords(row.addedAt) },
]

/** The operators and what each can do. */
export function TeamPage() {
  const team = useTeam()
  const limitInWords = useLimitInWords()
  const [isAdding, setAdding] = useState(false)
  return (
    <Page
      title={t.title}
      lede={t.lede}
      actions={
        <Button size="sm" onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      }
      data={team.data}
      error={team.error}
      onAgain={() => void team.mutate()}
    >
      {({ items, defaultRefundLimit }) => (
        <>
          <DataTable
            caption={t.caption}
            columns={columnsOf(row => limitInWords(row, defaultRefundLimit))}
            rows={items}
            rowKey={row => row.id}
            href={row => `/team/${row.id}`}
            empty={<EmptyState thing="box" title={t.nothing} description={t.nothingText} />}
          />
          {isAdding && (
            <AddDialog
              standard={defaultRefundLimit}
              onClose={() => {
                setAdding(false)
                void team.mutate()
              }}
            />
          )}
        </>
      )}
    </Page>
  )
}

function AddDialog({ standard, onClose }: { standard: number; onClose: () => void }) {
  const held = useMe().data?.keys ?? []
  const [email, setEmail] = useState('')
  const [keys, setKeys] = useState<readonly OperatorKey[]>(['support'])
  const [limit, setLimit] = useState('')
  return (
    <DecisionDialog
      title={t.addTitle}
      confirm={t.addConfirm}
      isReasonSent={false}
      isDirect
      onChanged={() => undefined}
      onClose={onClose}
      decide={async ({ reason }) => {
        const params = { path: { email: email.trim() } }
        const body = { keys: [...keys], refundLimit: readLimit(limit), reason }
        await unwrap(client.PUT('/api/operator/operators/{email}', { params, body }))
        return []
      }}
    >
      <TextField
        label={t.email}
        hint={t.emailHint}
        name="email"
        type="email"
        autoComplete="off"
        required
        value={email}
        onValueChange={setEmail}
      />
      <KeysField value={keys} onValueChange={setKeys} held={held} />
      <LimitField value={limit} onValueChange={setLimit} keys={keys} standard={standard} />
    </DecisionDialog>
  )
}
