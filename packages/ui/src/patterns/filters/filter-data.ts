/** One group of a listing's filters. Names and values are those of the address: `?shop=kiln&min=10`. */
export type FilterGroupData =
  | {
      /** Kind of the group: one or several choices, a price range, stars, or yes-or-no filters. */
      kind: 'choices'
      /** Unique among the groups. */
      id: string
      /** The group's heading, which opens and closes it. */
      title: string
      /** The query parameter of its choices. */
      name: string
      /** `radio` for at most one choice. Default `checkbox`. */
      type?: 'checkbox' | 'radio'
      /** Label of a first radio that clears the filter, such as "All categories". */
      anyLabel?: string
      /** Choices in their order. */
      options: readonly FilterChoice[]
      /** Number of choices shown at first; the rest is collapsed. Default all. */
      limit?: number
      /** Starts closed. Default open. */
      folded?: boolean
    }
  | {
      /** Kind of the group: one or several choices, a price range, stars, or yes-or-no filters. */
      kind: 'price'
      /** Unique among the groups. */
      id: string
      /** The group's heading, which opens and closes it. */
      title: string
      /** The query parameter of the lowest price. */
      minName: string
      /** The query parameter of the highest price. */
      maxName: string
      /** Lowest price as in the URL, in whole units of the currency: "10". */
      min?: string
      /** Highest price as in the URL, in whole units of the currency: "200". */
      max?: string
      /** ISO 4217 code. Default the provider's. */
      currency?: string
    }
  | {
      /** Kind of the group: one or several choices, a price range, stars, or yes-or-no filters. */
      kind: 'rating'
      /** Unique among the groups. */
      id: string
      /** The group's heading, which opens and closes it. */
      title: string
      /** The query parameter of its choices. */
      name: string
      /** The fewest stars that are asked for. Leave out for any. */
      value?: number
      /** Choices in their order. */
      options: readonly { stars: number; count?: number }[]
    }
  | {
      /** Kind of the group: one or several choices, a price range, stars, or yes-or-no filters. */
      kind: 'flags'
      /** Unique among the groups. */
      id: string
      /** The group's heading, which opens and closes it. */
      title: string
      /** Choices in their order. */
      options: readonly (FilterChoice & { name: string })[]
    }

export interface FilterChoice {
  /** Value in the URL. */
  value: string
  /** Label of the choice. */
  label: string
  /** Number of products that remain with it. 0 disables it unless it is checked; leave out if not known. */
  count?: number
  /** Whether it is chosen now. Default `false`. */
  checked?: boolean
  /** A color shown before the label, as `#rrggbb`; `null` draws a ring for one that cannot be drawn. */
  swatch?: string | null
}

/** One chosen filter: what to call it, and which parameters it stands for. */
export interface SelectedFilter {
  /** Unique in the list. */
  id: string
  /** Name of the filter, such as "Kiln & Cove". */
  label: string
  /** The query parameters it stands for; without a `value` all of that name. */
  remove: readonly { name: string; value?: string }[]
}

export interface FilterLabels {
  price: (min: string | undefined, max: string | undefined, currency: string | undefined) => string
  rating: (stars: number) => string
}

/** Returns the selected filters of the groups, in their order. */
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
