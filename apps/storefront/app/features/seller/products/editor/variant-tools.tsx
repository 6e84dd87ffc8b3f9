import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { type FormEvent, useState } from 'react'
import { readAmount, readCount } from '../form/amount.ts'
import { makeSkus, skuPattern } from '../form/make-skus.ts'
import { editVariant, type FormVariant, type ProductForm } from '../form/product-form.ts'

type Tool = 'price' | 'stock' | 'sku'

interface VariantToolsProps {
  readonly form: ProductForm
  readonly onVariants: (variants: readonly FormVariant[]) => void
}

const TOOLS: Record<Tool, { button: string; title: string; label: string; hint?: string }> = {
  price: { button: 'Set price for all', title: 'One price for all variants', label: 'Price' },
  stock: { button: 'Set stock', title: 'The same stock for all variants', label: 'Pieces of each' },
  sku: {
    button: 'Make SKUs',
    title: 'SKUs by a pattern',
    label: 'Pattern',
    hint: 'In braces, the name of an option: its value stands there.',
  },
}

/** What is set for all variants at once. */
export function VariantTools({ form, onVariants }: VariantToolsProps) {
  const { options, variants } = form
  const [tool, setTool] = useState<Tool | null>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const open = (next: Tool) => {
    setProblem(undefined)
    setTyped(next === 'sku' ? skuPattern(form.name, options) : '')
    setTool(next)
  }
  const apply = (event?: FormEvent) => {
    event?.preventDefault()
    event?.stopPropagation()
    if (tool === 'price' && typeof readAmount(typed) !== 'number')
      return setProblem('This is not an amount such as 24.50.')
    if (tool === 'stock' && readCount(typed) === undefined)
      return setProblem('This is not a number of pieces.')
    if (tool === 'sku') onVariants(makeSkus(typed, options, variants))
    else onVariants(variants.map(variant => editVariant(variant, { [tool as 'price']: typed.trim() })))
    setTool(null)
  }
  return (
    <>
      <Stack row gap="sm">
        {(Object.keys(TOOLS) as Tool[]).map(one => (
          <Button key={one} size="sm" emphasis="line" onClick={() => open(one)}>
            {TOOLS[one].button}
          </Button>
        ))}
      </Stack>
      {tool && (
        <Dialog
          open
          onOpenChange={isOpen => !isOpen && setTool(null)}
          title={TOOLS[tool].title}
          actions={
            <>
              <Button emphasis="plain" onClick={() => setTool(null)}>
                Cancel
              </Button>
              <Button onClick={() => apply()}>{`Set for ${String(variants.length)}`}</Button>
            </>
          }
        >
          <form onSubmit={apply}>
            <TextField
              label={TOOLS[tool].label}
              value={typed}
              maxLength={80}
              autoComplete="off"
              error={problem}
              hint={TOOLS[tool].hint}
              onValueChange={value => {
                setProblem(undefined)
                setTyped(value)
              }}
            />
          </form>
        </Dialog>
      )}
    </>
  )
}
