import {
  MAX_DESCRIPTION_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_SEO_DESCRIPTION_LENGTH,
  MAX_SEO_TITLE_LENGTH,
} from '@stoa/api-client/limits'
import type { components } from '@stoa/api-client/schema'
import { cleanDescription } from '../../platform/description-html.ts'
import { visibleText } from '../../platform/visible-text.ts'

type Schemas = components['schemas']

/**
 * A text of a product with its own column. Its key in `TEXT_FIELDS` is its name in the contract, in the product's
 * state and in the product's history.
 */
interface TextField {
  /** Column of `products`. */
  column: string
  /** Name of the field in the changes of a run. */
  change: Schemas['RunChange']['field']
  /** Most characters, as the contract says; files are read by it too. */
  maxLength: number
  /** Names of its column in product files; exports write the first. */
  file: readonly [string, ...string[]]
  /** Whether the search covers this text. The name and the description have their own index. */
  isSearched: boolean
  /** Reads what an editor sent. */
  read(text: string): string
}

const text = (
  column: string,
  {
    change,
    maxLength,
    file,
    isSearched = false,
    read = visibleText,
  }: Pick<TextField, 'change' | 'maxLength' | 'file'> & Partial<TextField>,
): TextField => ({ column, change, maxLength, file, isSearched, read })

/**
 * Every plain text of a product. A row here, a column in `products.schema.ts` and a line in the contract make a new one:
 * the editor, files, runs, undo, history and search read this table.
 */
export const TEXT_FIELDS = {
  name: text('name', { change: 'name', maxLength: MAX_PRODUCT_NAME_LENGTH, file: ['Title'] }),
  descriptionHtml: text('description_html', {
    change: 'description',
    maxLength: MAX_DESCRIPTION_LENGTH,
    file: ['Body (HTML)', 'Description'],
    read: html => cleanDescription(html.replaceAll('\u0000', '')),
  }),
  seoTitle: text('seo_title', {
    change: 'seoTitle',
    maxLength: MAX_SEO_TITLE_LENGTH,
    file: ['SEO Title', 'SEO title'],
  }),
  seoDescription: text('seo_description', {
    change: 'seoDescription',
    maxLength: MAX_SEO_DESCRIPTION_LENGTH,
    file: ['SEO Description', 'SEO description'],
  }),
} satisfies Record<string, TextField>

export type TextKey = keyof typeof TEXT_FIELDS
type Texts = Record<TextKey, string>

/** Texts that a file carries under their own key. Files call the name `title` and the description `body`. */
export type PlainTextKey = Exclude<TextKey, 'name' | 'descriptionHtml'>
export const PLAIN_TEXTS = (Object.keys(TEXT_FIELDS) as TextKey[]).filter(
  (key): key is PlainTextKey => key !== 'name' && key !== 'descriptionHtml',
)

/** Values of a product's own row, by their names in the contract if they have one there. */
export interface FieldValues extends Texts {
  slug: string
  details: { label: string; value: string }[]
  tags: string[]
  status: 'active' | 'draft' | 'archived'
  /** Time at which a draft becomes active, as ISO text. Choosing another status clears it. */
  publishAt: string | null
  categoryId: string | null
  /** Code of the product's own tax category. Null takes that of its category. */
  taxCategory: string | null
  /** Cells of unknown columns of an imported file, by column name. */
  extra: Record<string, string> | null
  /** Handle of the product in its shop's files. Null until a file has named it. */
  importKey: string | null
}

/** Context for describing the changes of a run as text. */
export interface FieldWords {
  categoryName(id: string): string
}

interface Field<Value> {
  /** Column of `products`. */
  column: string
  /** Type of the column if its JSON value has to be converted: `instant` is written as ISO text. */
  type?: 'instant'
  /** Name of the field in the changes of a run. Null if runs don't name it. */
  change: Schemas['RunChange']['field'] | null
  /** Value of a product that doesn't exist yet. */
  empty: Value | null
  /** Whether the product's history and the contract know the field by its key. */
  isEdited: boolean
  /** Describes a value as text. Null if there is nothing to show. */
  words(value: Value, words: FieldWords): string | null
}

const orNull = (words: string): string | null => (words === '' ? null : words)

const textFields = Object.fromEntries(
  Object.entries(TEXT_FIELDS).map(([key, { column, change }]) => [
    key,
    { column, change, empty: '', isEdited: true, words: orNull },
  ]),
) as unknown as Record<TextKey, Field<string>>

/** Every column of a product's own row that its shop decides, in the order of the history. */
export const FIELDS: { readonly [Key in keyof FieldValues]: Field<FieldValues[Key]> } = {
  ...textFields,
  slug: { column: 'slug', change: null, empty: null, isEdited: true, words: orNull },
  details: {
    column: 'details',
    change: 'details',
    empty: [],
    isEdited: true,
    words: details => orNull(details.map(({ label, value }) => `${label}: ${value}`).join(', ')),
  },
  tags: {
    column: 'tags',
    change: 'tags',
    empty: [],
    isEdited: true,
    words: tags => orNull(tags.join(', ')),
  },
  status: { column: 'status', change: 'status', empty: null, isEdited: true, words: orNull },
  publishAt: {
    column: 'publish_at',
    type: 'instant',
    change: null,
    empty: null,
    isEdited: true,
    words: at => at,
  },
  categoryId: {
    column: 'category_id',
    change: 'category',
    empty: null,
    isEdited: true,
    words: (id, { categoryName }) => (id === null ? null : categoryName(id)),
  },
  taxCategory: {
    column: 'tax_category',
    change: 'taxCategory',
    empty: null,
    isEdited: true,
    words: code => code,
  },
  extra: {
    column: 'extra',
    change: 'extra',
    empty: null,
    isEdited: false,
    words: cells => cells && orNull(cellsInWords(cells)),
  },
  importKey: { column: 'import_key', change: null, empty: null, isEdited: false, words: key => key },
}

export type FieldKey = keyof FieldValues
export const FIELD_KEYS = Object.keys(FIELDS) as FieldKey[]

/** Formats cells that are stored without being understood. */
export const cellsInWords = (cells: Record<string, string>): string =>
  Object.entries(cells)
    .map(([name, cell]) => `${name}: ${cell}`)
    .join(', ')
