import { MAX_SKU_LENGTH } from '@stoa/api-client/limits'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { TextField } from '@stoa/ui/text-field'
import { type FormEvent, useState } from 'react'
import { readAmount, readCount } from '../form/amount.ts'
import { makeSkus, skuPattern } from '../form/make-skus.ts'
import { editVariant, type FormVariant, type ProductForm } from '../form/product-form.ts'

export type VariantTool = 'price' | 'stock' | 'sku'

export interface VariantToolProps {
  readonly tool: VariantTool
  readonly form: ProductForm
  readonly onVariants: (variants: readonly FormVariant[]) => void
  readonly onClose: () => void
}

const WORDS: Record<VariantTool, { title: string; label: string; hint?: string }> = {
  price: { title: 'One price for all variants', label: 'Price' },
  stock: { title: 'The same stock for all variants', label: 'Pieces of each' },
  sku: {
    title: 'SKUs by a pattern',
    label: 'Pattern',
    hint: 'In braces, the name of an option: its value stands there.',
  },
}

/** Asks for what all variants get. */
export function VariantToolDialog({ tool, form, onVariants, onClose }: VariantToolProps) {
  const { options, variants } = form
  const [typed, setTyped] = useState(() => (tool === 'sku' ? skuPattern(form.name, options) : ''))
  const [problem, setProblem] = useState<string>()
  const { title, label, hint } = WORDS[tool]
  const apply = (event?: FormEvent) => {
    event?.preventDefault()
    event?.stopPropagation()
    if (tool === 'price' && typeof readAmount(typed) !== 'number')
      return setProblem('This is not an amount such as 24.50.')
    if (tool === 'stock' && readCount(typed) === undefined)
      return setProblem('This is not a number of pieces.')
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
            Cancel
          </Button>
          <Button onClick={() => apply()}>{`Set for ${String(variants.length)}`}</Button>
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
