import type { Product } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { pictureLabels as t } from './picture-words.labels.ts'

type Described = Pick<Product, 'name' | 'pictures' | 'options' | 'variants'>

/**
 * Gives each picture its own alt text. Without one of the shop's, it names the values that the picture's variants share,
 * such as "Cove mug in Rust, second view".
 *
 * @param first id of the picture to move to the front: the chosen variant's
 */
export function describedPictures(product: Described, first: string | null | undefined): Product['pictures'] {
  const { name, pictures } = product
  const seen = new Map<string, number>()
  const described = pictures.map(picture => {
    if (picture.alt && picture.alt !== name) return picture
    const values = sharedValues(product, picture.id)
    const words = values.length > 0 ? formatMessage(t.variant, { name, values: values.join(', ') }) : name
    const before = seen.get(words) ?? 0
    seen.set(words, before + 1)
    if (before === 0) return { ...picture, alt: words }
    const ordinal = t.ordinals[before - 1] ?? formatMessage(t.laterOrdinal, { position: before + 1 })
    return { ...picture, alt: formatMessage(t.view, { picture: words, ordinal }) }
  })
  const chosen = described.find(({ id }) => id === first)
  return chosen ? [chosen, ...described.filter(one => one !== chosen)] : described
}

/** Names of the values that all variants with this picture share, at most one per option. */
function sharedValues({ options, variants }: Described, pictureId: string): string[] {
  const own = variants.filter(variant => variant.pictureId === pictureId)
  return options.flatMap(({ values }) => {
    const shown = values.filter(({ id }) => own.some(({ optionIds }) => optionIds.includes(id)))
    return values.length > 1 && shown.length === 1 ? shown.map(value => value.name) : []
  })
}
