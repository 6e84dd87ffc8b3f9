export interface Wanted {
  /** The story's export name. */
  story: string
  /** Of the window, in pixels. */
  width: number
  direction: 'ltr' | 'rtl'
}

type Choice = string | (Partial<Wanted> & { story: string })

const phone = (story: string): Choice => ({ story, width: 390 })
const rtl = (story: string): Choice => ({ story, direction: 'rtl' })

/** By story title, what is pictured, each in light and dark. What one state shows is not shown by another. */
const choices: Readonly<Record<string, readonly Choice[]>> = {
  'Tokens/Tokens': ['Colours', 'Type'],

  'Pages/Home': ['Default', phone('Default')],
  'Pages/Product': ['Default', phone('Default')],
  'Pages/Cart': ['Default', phone('Default'), 'Empty'],
  'Pages/Listing': ['Default', phone('Default'), 'Empty'],
  'Pages/Login': ['Login'],
  'Pages/Search': ['Default', 'Nothing', phone('Corrected')],
  'Pages/Shop': ['Default', phone('Default')],
  'Pages/Vendors': ['Default'],
  'Pages/Profile': ['Unconfirmed', phone('Refused')],
  'Pages/Addresses': ['Default', phone('Refused')],
  'Pages/Orders': ['Default', phone('Default')],
  'Pages/Errors': ['ServerDown'],

  'Patterns/Account': ['Sessions', 'Addresses', 'AddressRefused'],
  'Patterns/AccountMenu': ['Open'],
  'Patterns/Auth': ['NotActivated', 'RegisterRefused'],
  'Patterns/BottomBar': [phone('Phone')],
  'Patterns/CartGroup': ['Mixed', 'LongText'],
  'Patterns/CartLine': ['Default', 'PriceChanged', 'SoldOut', 'LongText', phone('Default'), rtl('Default')],
  'Patterns/CartRegion': ['Loading'],
  'Patterns/CartReview': ['Default'],
  'Patterns/CartSummary': ['Default', 'Huge'],
  'Patterns/CategoryDrawer': ['Open', 'ManyAndLong', rtl('Default')],
  'Patterns/CategoryTiles': ['LongText'],
  'Patterns/CookieBanner': [phone('Asking')],
  'Patterns/Filters': ['Default'],
  'Patterns/FindForm': ['Default'],
  'Patterns/FoundList': ['Default'],
  'Patterns/Footer': [phone('Default')],
  'Patterns/Gallery': ['Default', 'Empty'],
  'Patterns/Header': ['ManyInCart', 'LongNames', phone('SignedIn'), rtl('Guest')],
  'Patterns/Home': ['Promised', 'OneShop'],
  'Patterns/Layouts': ['Account', 'Card'],
  'Patterns/ListingTools': ['Default'],
  'Patterns/NavMenu': ['ManyEntries'],
  'Patterns/Orders': ['Many', 'Statuses'],
  'Patterns/Page states': ['PageNotFound', 'ApplicationError'],
  'Patterns/Product': ['Default', 'SoldOut'],
  'Patterns/ProductCard': ['Sale', 'SoldOut', 'MissingPicture', 'LongText', 'Loading'],
  'Patterns/ProductGrid': ['Default'],
  'Patterns/Prose page': ['Default'],
  'Patterns/Reviews': ['Default'],
  'Patterns/SearchBox': ['Suggestions'],
  'Patterns/SelectAllBar': ['Mixed'],
  'Patterns/ShopCard': ['Row', 'LongText'],
  'Patterns/ShopHeader': ['Banner', 'LongText'],
  'Patterns/ThemeControl': ['Default'],
  'Patterns/Toasts': ['Types', 'BothKinds', phone('LongText')],
  'Patterns/VariantPicker': ['SoldOut', 'LongText'],

  'Primitives/Avatar': ['Shops'],
  'Primitives/Badge': ['Statuses', 'Tags'],
  'Primitives/Breadcrumbs': ['LongText'],
  'Primitives/Button': ['Emphases', 'Sizes', 'Busy', 'Disabled', 'LongText'],
  'Primitives/Checkbox': ['On', 'Mixed', 'DisabledOn'],
  'Primitives/Chip': ['Default', 'Removable'],
  'Primitives/Collapsible': ['Open'],
  'Primitives/Dialog': ['Confirmation', phone('LongText')],
  'Primitives/Form': ['ServerErrors'],
  'Primitives/Icon': ['LogoAndMark'],
  'Primitives/IconButton': ['Line', 'WithCount'],
  'Primitives/Link': ['InText'],
  'Primitives/LoadingIndicator': ['Page'],
  'Primitives/Menu': ['Open', 'LongText', rtl('Open')],
  'Primitives/Note': ['Info', 'Critical', 'LongText'],
  'Primitives/Pagination': ['Numbered', rtl('Numbered')],
  'Primitives/Panel': ['Default'],
  'Primitives/PasswordField': ['Weak', 'Invalid'],
  'Primitives/Picture': ['Arch', 'Missing'],
  'Primitives/Price': ['Sale', 'ProductPage', 'Huge'],
  'Primitives/Progress': ['Default'],
  'Primitives/QuantityStepper': ['AtStock', 'Disabled', 'NotWhole'],
  'Primitives/RadioGroup': ['Default', 'Many'],
  'Primitives/Rating': ['Stars'],
  'Primitives/Select': ['Default'],
  'Primitives/Skeleton': ['Line'],
  'Primitives/Spinner': ['Default'],
  'Primitives/Stack': ['Row'],
  'Primitives/TextArea': ['Invalid'],
  'Primitives/TextField': ['Hint', 'Invalid', 'Disabled', rtl('Hint')],
  'Primitives/Tooltip': ['Open', 'LongText'],
  'Primitives/VisuallyHidden': ['Default'],
}

/** What a story of each kind is usually looked at in. */
const usualWidth = (title: string) => (title.startsWith('Primitives/') ? 640 : 1280)

export const picturedStories: readonly (Wanted & { title: string })[] = Object.entries(choices).flatMap(
  ([title, stories]) =>
    stories.map(choice => ({
      title,
      width: usualWidth(title),
      direction: 'ltr' as const,
      ...(typeof choice === 'string' ? { story: choice } : choice),
    })),
)
