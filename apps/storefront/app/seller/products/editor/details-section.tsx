import {
  MAX_DETAIL_LABEL_LENGTH,
  MAX_DETAIL_VALUE_LENGTH,
  MAX_PRODUCT_DETAILS,
} from '@stoa/api-client/limits'
import { EditorRow, EditorSection, MoveMenu, move, PlusIcon, TrashIcon } from '@stoa/back-office'
import { randomId } from '@stoa/cart-core'
import { Button } from '@stoa/ui/button'
import { IconButton } from '@stoa/ui/icon-button'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { TextField } from '@stoa/ui/text-field'
import { detailsLabels } from './details-section.labels.ts'
import type { EditorPartProps } from './editor-parts.ts'

/** Section with facts shown next to the description, such as material and dimensions. */
export function DetailsSection({ form, faults, onChange }: EditorPartProps) {
  const { details } = form
  const fault = faults.fields.details
  const edit = (id: string, changes: { label?: string; value?: string }) =>
    onChange({ details: details.map(one => (one.id === id ? { ...one, ...changes } : one)) })
  return (
    <EditorSection title={detailsLabels.title}>
      {details.map(({ id, label, value }, index) => {
        const isIncomplete = fault !== undefined && (label.trim() === '') !== (value.trim() === '')
        const name = label.trim() || formatMessage(detailsLabels.unnamed, { number: index + 1 })
        return (
          <EditorRow
            key={id}
            end={
              <>
                <MoveMenu
                  name={name}
                  index={index}
                  count={details.length}
                  onMove={to => onChange({ details: move(details, index, to) })}
                />
                <IconButton
                  size="sm"
                  icon={TrashIcon}
                  label={formatMessage(detailsLabels.remove, { name })}
                  onClick={() => onChange({ details: details.filter(one => one.id !== id) })}
                />
              </>
            }
          >
            <TextField
              label={formatMessage(detailsLabels.name, { number: index + 1 })}
              value={label}
              maxLength={MAX_DETAIL_LABEL_LENGTH}
              placeholder={detailsLabels.namePlaceholder}
              autoComplete="off"
              error={isIncomplete && label.trim() === '' ? detailsLabels.nameMissing : undefined}
              onValueChange={next => edit(id, { label: next })}
            />
            <TextField
              label={formatMessage(detailsLabels.text, { name })}
              value={value}
              maxLength={MAX_DETAIL_VALUE_LENGTH}
              autoComplete="off"
              error={isIncomplete && value.trim() === '' ? detailsLabels.textMissing : undefined}
              onValueChange={next => edit(id, { value: next })}
            />
          </EditorRow>
        )
      })}
      {fault && (
        <Note tone="critical" role="alert">
          {fault}
        </Note>
      )}
      {details.length < MAX_PRODUCT_DETAILS && (
        <div>
          <Button
            size="sm"
            emphasis="line"
            icon={PlusIcon}
            onClick={() => onChange({ details: [...details, { id: randomId(), label: '', value: '' }] })}
          >
            {detailsLabels.add}
          </Button>
        </div>
      )}
    </EditorSection>
  )
}
