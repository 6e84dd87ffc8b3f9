import { EditorSection, OptionEditor, VariantSheet } from '@stoa/back-office'
import { randomId } from '@stoa/cart-core'
import { editVariant, type HeldItems, variantName } from '../form/product-form.ts'
import type { ComparedPrices } from '../form/struck-price.ts'
import { reviveValues, variantsFor } from '../form/variants-for.ts'
import type { EditorPartProps } from './editor-parts.ts'
import { optionsLabels } from './options-section.labels.ts'
import { SingleVariant } from './single-variant.tsx'
import { VariantPictures } from './variant-pictures.tsx'
import { sheetColumns, sheetGroups, toVariantChanges } from './variant-sheet-rows.ts'
import { VariantTools } from './variant-tools.tsx'

export interface OptionsProps extends EditorPartProps {
  /** Form of the saved product. Null for a new one. */
  readonly saved: EditorPartProps['form'] | null
  readonly tried: boolean
  readonly held: HeldItems
  readonly compared: ComparedPrices
}

/** Section with the options of a product and the variants they create. */
export function OptionsSection({ form, faults, onChange, saved, tried, held, compared }: OptionsProps) {
  const { options, variants } = form
  const changeOptions = (next: readonly OptionLike[]) => {
    const swatches = new Map(
      options.flatMap(({ values }) => values.map(({ id, swatch }) => [id, swatch] as const)),
    )
    const typed = next.map(option => ({
      ...option,
      values: option.values.map(({ id, name }) => ({ id, name, swatch: swatches.get(id) ?? null })),
    }))
    const revived = saved ? reviveValues(typed, saved.options) : typed
    const gone = saved?.variants.filter(({ id }) => !variants.some(one => one.id === id)) ?? []
    const known = {
      options: [...options, ...(saved?.options ?? [])],
      variants: [...variants, ...gone],
      saved: saved?.options,
    }
    const pattern = saved ? undefined : variants.find(({ price }) => price !== '')
    onChange({ options: revived, variants: variantsFor(revived, known, pattern) })
  }
  const isMany = options.some(({ values }) => values.length > 0)
  const only = variants[0]
  return (
    <>
      <EditorSection title={optionsLabels.options}>
        <OptionEditor
          createId={randomId}
          options={options}
          onValueChange={changeOptions}
          strict={tried}
          error={faults.fields.options}
        />
      </EditorSection>
      {isMany ? (
        <EditorSection
          title={optionsLabels.variants}
          actions={<VariantTools form={form} onVariants={next => onChange({ variants: next })} />}
        >
          <VariantSheet
            label={optionsLabels.variants}
            columns={sheetColumns(form, held, compared)}
            groups={sheetGroups(form, held, compared)}
            faults={faults.variants}
            onCellsChange={patches => {
              const changes = toVariantChanges(patches)
              onChange({
                variants: variants.map(variant => {
                  const own = changes.get(variant.id)
                  return own ? editVariant(variant, own) : variant
                }),
              })
            }}
          />
          <VariantPictures form={form} onVariants={next => onChange({ variants: next })} />
          {Object.entries(faults.variants).length > 0 && (
            <ul role="alert">
              {Object.entries(faults.variants).flatMap(([id, found]) => {
                const variant = variants.find(one => one.id === id)
                const name = variant ? variantName(options, variant) : ''
                return Object.values(found).map(message => (
                  <li key={`${id}${message}`}>{`${name}: ${message}`}</li>
                ))
              })}
            </ul>
          )}
        </EditorSection>
      ) : (
        only && (
          <SingleVariant
            variant={only}
            held={held.get(only.id) ?? 0}
            compared={compared}
            faults={faults.variants[only.id] ?? {}}
            onChange={changes => onChange({ variants: [editVariant(only, changes)] })}
          />
        )
      )}
    </>
  )
}

interface OptionLike {
  readonly id: string
  readonly name: string
  readonly values: readonly { readonly id: string; readonly name: string }[]
}
