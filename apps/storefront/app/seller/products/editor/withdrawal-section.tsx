import type { WithdrawalException } from '@stoa/api-client/schema'
import { EditorSection } from '@stoa/back-office'
import { Select } from '@stoa/ui/select'
import { Text } from '@stoa/ui/text'
import { withdrawalExceptionNames } from '../../../shared/withdrawal/withdrawal-exceptions.labels.ts'
import type { EditorPartProps } from './editor-parts.ts'
import { withdrawalSectionLabels as t } from './withdrawal-section.labels.ts'

const OPTIONS = [
  { value: '', label: t.none },
  ...Object.entries(withdrawalExceptionNames).map(([value, label]) => ({ value, label })),
]

/** Section with the reason why buyers can't withdraw from the contract for the product. */
export const WithdrawalSection = ({ form, onChange }: EditorPartProps) => (
  <EditorSection title={t.title}>
    <Select
      label={t.label}
      options={OPTIONS}
      value={form.withdrawalException ?? ''}
      onValueChange={kind => onChange({ withdrawalException: (kind as WithdrawalException) || null })}
    />
    <Text step="sm" emphasis="soft">
      {t.hint}
    </Text>
  </EditorSection>
)
