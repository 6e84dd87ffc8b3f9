import { MAX_SKU_LENGTH } from '@stoa/api-client/limits'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { formatMessage } from '@stoa/ui/messages'
import { TextField } from '@stoa/ui/text-field'
import { type FormEvent, useState } from 'react'
import { readAmount, readCount } from '../../../lib/amount.ts'
import { makeSkus, skuPattern } from '../form/make-skus.ts'
import { editVariant, type FormVariant, type ProductForm } from '../form/product-form.ts'
import { variantToolDialogLabels } from './variant-tool-dialog.labels.ts'

export type VariantTool = 'price' | 'stock' | 'sku'

export interface VariantToolProps {
  readonly tool: VariantTool
  readonly form: ProductForm
  readonly onVariants: (variants: readonly FormVariant[]) => void
  readonly onClose: () => void
}

interface ToolTexts {
  readonly title: string
  readonly label: string
  readonly hint?: string
}

/** Asks for the value that all variants get. */
export function VariantToolDialog({ tool, form, onVariants, onClose }: VariantToolProps) {
  const { options, variants } = form
  const [typed, setTyped] = useState(() => (tool === 'sku' ? skuPattern(form.name, options) : ''))
  const [problem, setProblem] = useState<string>()
  const { title, label, hint }: ToolTexts = variantToolDialogLabels[tool]
  const apply = (event?: FormEvent) => {
    event?.preventDefault()
    event?.stopPropagation()
    if (tool === 'price' && typeof readAmount(typed) !== 'number')
      return setProblem(variantToolDialogLabels.notAmount)
    if (tool === 'stock' && readCount(typed) === undefined)
      return setProblem(variantToolDialogLabels.notCount)
    if (tool === 'sku') onVariants(makeSkus(typed, options, variants))
    else onVariants(variants.map(variant => editVariant(variant, { [tool]: typed.trim() })))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={title}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            {variantToolDialogLabels.cancel}
          </Button>
          <Button onClick={() => apply()}>
            {formatMessage(variantToolDialogLabels.apply, { count: variants.length })}
          </Button>
        </>
      }
    >
      <form onSubmit={apply}>
        <TextField
          label={label}
          value={typed}
          maxLength={MAX_SKU_LENGTH}
          autoComplete="off"
          error={problem}
          hint={hint}
          onValueChange={value => {
            setProblem(undefined)
            setTyped(value)
          }}
        />
      </form>
    </Dialog>
  )
}
