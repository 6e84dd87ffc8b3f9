import { EditorRow } from '@stoa/back-office'
import { formatMessage } from '@stoa/ui/messages'
import { Select } from '@stoa/ui/select'
import { type FormVariant, isUpload, type ProductForm } from '../form/product-form.ts'
import { variantPicturesLabels } from './variant-pictures.labels.ts'

interface VariantPicturesProps {
  readonly form: ProductForm
  readonly onVariants: (variants: readonly FormVariant[]) => void
}

/** Value of the select if the variants of one option value have different pictures. */
const SEVERAL = 'several'

const labelOf = (number: number, description: string) =>
  description
    ? formatMessage(variantPicturesLabels.describedPicture, { number, description })
    : formatMessage(variantPicturesLabels.picture, { number })

/** Chooses a picture for each value of the first option: a color looks the same in every size. */
export function VariantPictures({ form, onVariants }: VariantPicturesProps) {
  const { options, variants, pictures } = form
  const option = options.find(({ values }) => values.length > 0)
  const shown = pictures.flatMap(({ id, alt }, place) =>
    isUpload(id) ? [] : [{ value: id, label: labelOf(place + 1, alt) }],
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
            label={formatMessage(variantPicturesLabels.label, { value: name })}
            value={value}
            options={[
              { value: '', label: variantPicturesLabels.first },
              ...(value === SEVERAL
                ? [{ value: SEVERAL, label: variantPicturesLabels.several, disabled: true }]
                : []),
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
