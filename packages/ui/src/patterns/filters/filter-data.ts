/** One group of a listing's filters. Names and values are those of the address: `?shop=kiln&min=10`. */
export type FilterGroupData =
  | {
      kind: 'choices'
      id: string
      title: string
      name: string
      /** Radio: one at most. Default checkbox. */
      type?: 'checkbox' | 'radio'
      /** Radios: the first one, which undoes the choice. "All categories". */
      anyLabel?: string
      options: readonly FilterChoice[]
      /** More than this many are folded away. */
      limit?: number
      /** The group starts closed. */
      folded?: boolean
    }
  | {
      kind: 'price'
      id: string
      title: string
      minName: string
      maxName: string
      /** As they stand in the address, in whole units of the currency: "10". */
      min?: string
      max?: string
      currency?: string
    }
  | {
      kind: 'rating'
      id: string
      title: string
      name: string
      /** The stars asked for at least. */
      value?: number
      options: readonly { stars: number; count?: number }[]
    }
  | {
      /** Yes-or-no filters, each of its own name: in stock, on sale. */
      kind: 'flags'
      id: string
      title: string
      options: readonly (FilterChoice & { name: string })[]
    }

export interface FilterChoice {
  value: string
  label: string
  count?: number
  checked?: boolean
  /** A color of the thing itself, `#rrggbb`; null is a color that cannot be drawn. */
  swatch?: string | null
}

/** One chosen filter: what to call it, and which parameters it stands for. */
export interface SelectedFilter {
  id: string
  label: string
  remove: readonly { name: string; value?: string }[]
}

export interface FilterLabels {
  price: (min: string | undefined, max: string | undefined, currency: string | undefined) => string
  rating: (stars: number) => string
}

/** What of the groups is chosen, in their order. */
export const selectedFilters = (groups: readonly FilterGroupData[], words: FilterLabels): SelectedFilter[] =>
  groups.flatMap(group => selectedOf(group, words))

const selectedChoices = (options: readonly (FilterChoice & { name: string })[]): SelectedFilter[] =>
  options
    .filter(option => option.checked)
    .map(({ name, value, label }) => ({ id: `${name}=${value}`, label, remove: [{ name, value }] }))

function selectedOf(group: FilterGroupData, words: FilterLabels): SelectedFilter[] {
  switch (group.kind) {
    case 'choices':
      return selectedChoices(group.options.map(option => ({ ...option, name: group.name })))
    case 'flags':
      return selectedChoices(group.options)
    case 'rating':
      return group.value
        ? [{ id: group.id, label: words.rating(group.value), remove: [{ name: group.name }] }]
        : []
    case 'price':
      return group.min || group.max
        ? [
            {
              id: group.id,
              label: words.price(group.min || undefined, group.max || undefined, group.currency),
              remove: [{ name: group.minName }, { name: group.maxName }],
            },
          ]
        : []
  }
}

/**
 * The search string without some parameters. `always` goes too: a place in the list (a page, a cursor) means
 * nothing in another list.
 */
export function withoutParameters(
  search: string,
  remove: readonly { name: string; value?: string }[],
  always: readonly string[] = ['page', 'cursor'],
): string {
  const parameters = new URLSearchParams(search)
  for (const { name, value } of remove) {
    if (value === undefined) parameters.delete(name)
    else parameters.delete(name, value)
  }
  for (const name of always) parameters.delete(name)
  const rest = parameters.toString()
  return rest && `?${rest}`
}

/** A filter form's fields as parameters: what is empty is not asked for. */
export function filterParameters(form: FormData): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value.trim() : ''
    if (text) parameters.append(name, text)
  }
  return parameters
}
