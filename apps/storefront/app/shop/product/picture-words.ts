import type { Product } from '@stoa/api-client/schema'

type Described = Pick<Product, 'name' | 'pictures' | 'options' | 'variants'>

const VIEWS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/**
 * The pictures, each with words of its own: those that its shop wrote, else what its variants have in common and which
 * view it is, such as "Cove mug in Rust, second view".
 *
 * @param first the id of the one that comes first: what the server shows is what is chosen
 */
export function describedPictures(product: Described, first: string | null | undefined): Product['pictures'] {
  const { name, pictures } = product
  const seen = new Map<string, number>()
  const described = pictures.map(picture => {
    if (picture.alt && picture.alt !== name) return picture
    const values = sharedValues(product, picture.id)
    const words = values.length > 0 ? `${name} in ${values.join(', ')}` : name
    const before = seen.get(words) ?? 0
    seen.set(words, before + 1)
    const view = before === 0 ? '' : `, ${VIEWS[before - 1] ?? `${before + 1}th`} view`
    return { ...picture, alt: words + view }
  })
  const chosen = described.find(({ id }) => id === first)
  return chosen ? [chosen, ...described.filter(one => one !== chosen)] : described
}

/** Of each option the one value that all variants with this picture have. */
function sharedValues({ options, variants }: Described, pictureId: string): string[] {
  const own = variants.filter(variant => variant.pictureId === pictureId)
  return options.flatMap(({ values }) => {
    const shown = values.filter(({ id }) => own.some(({ optionIds }) => optionIds.includes(id)))
    return values.length > 1 && shown.length === 1 ? shown.map(value => value.name) : []
  })
}
