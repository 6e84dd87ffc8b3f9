import { EditorRow } from '@stoa/back-office'
import { Select } from '@stoa/ui/select'
import { type FormVariant, isUpload, type ProductForm } from '../form/product-form.ts'

interface VariantPicturesProps {
  readonly form: ProductForm
  readonly onVariants: (variants: readonly FormVariant[]) => void
}

/** Variants of one value that do not agree. */
const SEVERAL = 'several'

/** Which picture shows when buyers choose a value of the first option: a color looks the same in every size. */
export function VariantPictures({ form, onVariants }: VariantPicturesProps) {
  const { options, variants, pictures } = form
  const option = options.find(({ values }) => values.length > 0)
  const shown = pictures.flatMap(({ id, alt }, place) =>
    isUpload(id) ? [] : [{ value: id, label: `Picture ${String(place + 1)}${alt ? `: ${alt}` : ''}` }],
  )
  if (!option || shown.length === 0) return null
  return (
    <EditorRow>
      {option.values.map(({ id, name }) => {
        const own = variants.filter(({ valueIds }) => valueIds.includes(id))
        const [first = '', ...others] = new Set(own.map(({ mediaId }) => mediaId))
        const value = others.length > 0 ? SEVERAL : first
        return (
          <Select
            key={id}
            label={`Picture of ${name}`}
            value={value}
            options={[
              { value: '', label: 'The first one' },
              ...(value === SEVERAL ? [{ value: SEVERAL, label: 'Several', disabled: true }] : []),
              ...shown,
            ]}
            onValueChange={mediaId =>
              onVariants(variants.map(one => (one.valueIds.includes(id) ? { ...one, mediaId } : one)))
            }
          />
        )
      })}
    </EditorRow>
  )
}
