import { unwrap } from '@stoa/api-client'
import type { EmailPreview, RestrictionGround } from '@stoa/api-client/operator-schema'
import { RadioGroup } from '@stoa/ui/radio-group'
import { Select } from '@stoa/ui/select'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/use-read.ts'
import type { Choice } from '../../decisions/choice.ts'
import { EmailText } from './email-text.tsx'
import { groundLabels as t } from './ground-fields.labels.ts'

const MAX_CLAUSE = 200

/** State of the fields that say what content or a person breaks, and of the email that the dry run returned. */
export function useGround() {
  const [ground, setGround] = useState<RestrictionGround>('terms')
  const [clause, setClause] = useState('')
  const [email, setEmail] = useState<EmailPreview | null>(null)
  const choose = (next: RestrictionGround) => {
    setGround(next)
    setClause('')
  }
  const parts: Pick<Choice, 'fields' | 'fieldState' | 'preview'> = {
    fields: <GroundFields ground={ground} clause={clause} onGround={choose} onClause={setClause} />,
    fieldState: `${ground} ${clause}`,
    preview: <EmailText email={email} />,
  }
  return { ground, clause, parts, onEmail: setEmail }
}

interface GroundFieldsProps {
  ground: RestrictionGround
  clause: string
  onGround: (ground: RestrictionGround) => void
  onClause: (clause: string) => void
}

/** Asks for the section of the published terms, or for the law. */
function GroundFields({ ground, clause, onGround, onClause }: GroundFieldsProps) {
  const { data } = useRead('clauses', () => unwrap(client.GET('/api/operator/clauses')))
  const clauses = (data?.items ?? []).map(({ page, section }) => `${page}, ${section}`.slice(0, MAX_CLAUSE))
  return (
    <>
      <RadioGroup
        label={t.ground}
        value={ground}
        onValueChange={value => onGround(value === 'law' ? 'law' : 'terms')}
        options={[
          { value: 'terms', label: t.terms },
          { value: 'law', label: t.law },
        ]}
      />
      {ground === 'terms' ? (
        <Select
          label={t.clause}
          value={clause}
          onValueChange={onClause}
          options={[{ value: '', label: t.choose }, ...clauses.map(value => ({ value, label: value }))]}
          required
        />
      ) : (
        <TextField
          label={t.statute}
          hint={t.statuteHint}
          value={clause}
          onValueChange={onClause}
          minLength={2}
          maxLength={MAX_CLAUSE}
          required
        />
      )}
    </>
  )
}
