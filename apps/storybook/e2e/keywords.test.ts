/** Components are found by the names that other design systems give them, on the first page and in the sidebar. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { findIcons } from '../foundations/find-icons.ts'
import { built } from '../pictures/pictures.ts'
import { findComponents } from '../start/find-components.ts'
import type { Told } from '../start/told.ts'

interface Entry {
  type: string
  title: string
  importPath: string
  anchors?: { title: string }[]
}

const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>
}
const pages = Object.values(entries).filter(
  ({ type, title }) => type === 'docs' && /^(Components|Patterns|Seller)\//.test(title),
)
const told = await Promise.all(
  pages.map(async ({ title, importPath }): Promise<Told> => {
    const file = join(built, '..', importPath).replace('.stories.tsx', '.docs.ts')
    const { docs } = (await import(file)) as Pick<Told, 'docs'>
    const [section = '', group = '', name = ''] = title.split('/')
    return { section, group, name, docs }
  }),
)

/** Terms that Polaris, Spectrum, Primer, Base UI and Material use, with components that a reader expects. */
const expected = {
  accordion: ['Collapsible'],
  alert: ['Note', 'Toasts'],
  'app bar': ['Header'],
  autocomplete: ['Combobox', 'SearchBox'],
  banner: ['Note'],
  'blank slate': ['Page states'],
  'bulk actions': ['BulkBar'],
  calendar: ['DateRange', 'DayField'],
  callout: ['Note'],
  card: ['Panel', 'ProductCard'],
  carousel: ['Gallery', 'ScrollRow'],
  chart: ['LineChart'],
  clipboard: ['CopyButton'],
  consent: ['CookieBanner'],
  counter: ['QuantityStepper'],
  'dark mode': ['ThemeControl'],
  'country picker': ['DeliverTo'],
  'data grid': ['DataTable'],
  'date picker': ['DateRange', 'DayField'],
  'description list': ['DescriptionList', 'OrderDetailCard'],
  disclosure: ['Collapsible'],
  drawer: ['CategoryDrawer', 'Dialog'],
  dropdown: ['Menu', 'Select'],
  dropzone: ['FileDrop'],
  'empty state': ['Page states'],
  facets: ['Filters'],
  'file upload': ['FileDrop', 'PicturePicker'],
  hero: ['Home'],
  hyperlink: ['Link'],
  image: ['Picture'],
  'inline edit': ['EditCell'],
  kpi: ['StatTile'],
  lightbox: ['Gallery'],
  listbox: ['Select'],
  loader: ['LoadingIndicator', 'Spinner'],
  modal: ['Dialog'],
  navbar: ['Header', 'NavMenu'],
  notification: ['Note', 'Toasts'],
  'number input': ['QuantityStepper'],
  pill: ['Badge', 'Chip'],
  placeholder: ['Skeleton'],
  'radio button': ['RadioGroup'],
  sidebar: ['SideNav'],
  snackbar: ['Toasts'],
  swatch: ['VariantPicker'],
  table: ['DataTable'],
  tabs: ['Tabs', 'ViewTabs'],
  tag: ['Badge', 'Chip'],
  toggle: ['SegmentedControl', 'Switch'],
  typeahead: ['Combobox', 'SearchBox'],
  wizard: ['CheckoutSection', 'Stepper'],
}

test('everyday terms find the components that they mean', () => {
  assert.ok(Object.keys(expected).length >= 50)
  for (const [word, names] of Object.entries(expected)) {
    const found = findComponents(told, word).map(({ name }) => name)
    assert.deepEqual(
      names.filter(name => !found.includes(name)),
      [],
      `"${word}" finds ${found.join(', ') || 'nothing'}`,
    )
  }
})

test('names come before purposes', () => {
  assert.deepEqual(
    findComponents(told, 'Panel')
      .slice(0, 2)
      .map(({ name }) => name)
      .sort(),
    ['ConflictPanel', 'Panel'],
  )
})

test('everyday terms find icons', () => {
  const found = ['bin', 'Cart ', 'shopping bag', 'gear'].map(text => findIcons(text)[0])
  assert.deepEqual(found, ['trash-2', 'shopping-bag', 'shopping-bag', 'settings'])
  assert.deepEqual(findIcons('spaceship'), [])
})

test('every component has keywords, and the sidebar searches them', () => {
  for (const [place, { docs, name }] of told.entries()) {
    assert.ok(docs.keywords && docs.keywords.length > 0, `${name} has no keywords in its docs`)
    assert.deepEqual(
      docs.keywords,
      docs.keywords.map(word => word.trim()),
      name,
    )
    assert.deepEqual(
      pages[place]!.anchors?.map(({ title }) => title),
      docs.keywords,
      name,
    )
  }
})
