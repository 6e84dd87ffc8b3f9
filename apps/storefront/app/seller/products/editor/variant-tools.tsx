import { Button } from '@stoa/ui/button'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'
import { laterDialog } from '../../lazy/later-dialog.tsx'
import type { FormVariant, ProductForm } from '../form/product-form.ts'
import type { VariantTool } from './variant-tool-dialog.tsx'
import { variantToolLabels } from './variant-tools.labels.ts'

const VariantToolDialog = laterDialog(
  async () => (await import('./variant-tool-dialog.tsx')).VariantToolDialog,
)

interface VariantToolsProps {
  readonly form: ProductForm
  readonly onVariants: (variants: readonly FormVariant[]) => void
}

const TOOLS = Object.keys(variantToolLabels) as readonly VariantTool[]

/** Buttons that set a field of all variants at once. */
export function VariantTools({ form, onVariants }: VariantToolsProps) {
  const [tool, setTool] = useState<VariantTool | null>(null)
  return (
    <>
      <Stack layout="row" gap="sm">
        {TOOLS.map(one => (
          <Button key={one} size="sm" emphasis="line" onClick={() => setTool(one)}>
            {variantToolLabels[one]}
          </Button>
        ))}
      </Stack>
      {tool && (
        <VariantToolDialog tool={tool} form={form} onVariants={onVariants} onClose={() => setTool(null)} />
      )}
    </>
  )
}
