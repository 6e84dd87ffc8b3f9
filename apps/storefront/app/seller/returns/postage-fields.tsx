import { minorUnits, toMinor } from '@stoa/api-client'
import { FileDrop } from '@stoa/back-office'
import { RadioGroup, TextField, useMoney } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { returnAnswerLabels } from './answer-form.labels.ts'
import { labelFileLabels } from './label-file.labels.ts'
import { LABEL_FILES, labelHint } from './upload-label.ts'

/** Postage of a return while it is chosen. */
export interface Postage {
  readonly kind: 'label' | 'reimburse'
  readonly file: File | null
  /** Most postage that is refunded, as typed. */
  readonly max: string
}

export interface PostageFieldsProps {
  readonly value: Postage
  readonly onValueChange: (postage: Postage) => void
  /** Most that can be refunded; 0 if only a label is possible. */
  readonly limit: number
  readonly currency: string
  readonly hasLabel: boolean
  /** Fault of the label or the amount. */
  readonly error: string | undefined
}

/** Chooses who pays the postage of a return: the shop with a label, or the buyer who gets it back. */
export function PostageFields(props: PostageFieldsProps) {
  const { value, onValueChange, limit, currency, hasLabel, error } = props
  const { money } = useMoney()
  const isPossible = limit > 0
  return (
    <>
      <RadioGroup
        label={returnAnswerLabels.postage}
        value={value.kind}
        options={[
          { value: 'label', label: returnAnswerLabels.label },
          {
            value: 'reimburse',
            label: returnAnswerLabels.reimburse,
            disabled: !isPossible,
            ...(!isPossible && { description: returnAnswerLabels.reimburseImpossible }),
          },
        ]}
        onValueChange={kind => onValueChange({ ...value, kind: kind as Postage['kind'] })}
      />
      {value.kind === 'label' ? (
        <FileDrop
          label={labelFileLabels.file}
          accept={LABEL_FILES}
          hint={
            value.file
              ? formatMessage(labelFileLabels.chosen, { file: value.file.name })
              : hasLabel
                ? labelFileLabels.uploaded
                : labelHint
          }
          error={error}
          onFiles={([file]) => file && onValueChange({ ...value, file })}
        />
      ) : (
        <TextField
          label={formatMessage(returnAnswerLabels.max, { currency })}
          hint={formatMessage(returnAnswerLabels.maxHint, {
            limit: money(toMinor(limit, minorUnits(currency)), currency),
          })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={value.max}
          onValueChange={max => onValueChange({ ...value, max })}
          error={error}
        />
      )}
    </>
  )
}
