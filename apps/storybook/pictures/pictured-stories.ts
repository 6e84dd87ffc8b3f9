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
  'Pages/Search': ['Default', 'Nothing'],
  'Pages/Shop': ['Default', phone('Default')],
  'Pages/Vendors': ['Default'],
  'Pages/Profile': ['Unconfirmed'],
  'Pages/Addresses': [phone('Refused')],
  'Pages/Orders': ['Default', phone('Default')],
  'Pages/Errors': ['ServerDown'],

  'Patterns/Account': ['Sessions', 'Addresses'],
  'Patterns/AddressChoice': ['Default'],
  'Patterns/AccountMenu': ['Open'],
  'Patterns/Auth': ['RegisterRefused'],
  'Patterns/AfterSalesDialogs': ['Cancel'],
  'Patterns/BottomBar': [phone('Phone')],
  'Patterns/CartGroup': ['Mixed', 'LongText'],
  'Patterns/CartLine': ['PriceChanged', 'SoldOut', 'LongText', phone('Default'), rtl('Default')],
  'Patterns/CartRegion': ['Loading'],
  'Patterns/CartReview': ['Default'],
  'Patterns/CartSummary': ['Default', 'Huge'],
  'Patterns/CategoryDrawer': ['ManyAndLong', rtl('Default')],
  'Patterns/CategoryTiles': ['LongText'],
  'Patterns/CheckoutProblems': ['Default'],
  'Patterns/CheckoutSection': ['Steps'],
  'Patterns/CheckoutSummary': ['Default', phone('PhoneOpen')],
  'Patterns/CookieBanner': [phone('Asking')],
  'Patterns/DeliveryChoice': ['Default'],
  'Patterns/Filters': ['Default'],
  'Patterns/FindForm': ['Default'],
  'Patterns/FoundList': ['Default'],
  'Patterns/Footer': [phone('Default')],
  'Patterns/Gallery': ['Default', 'Empty'],
  'Patterns/Header': ['ManyInCart', 'LongNames', phone('SignedIn'), rtl('Guest')],
  'Patterns/Home': ['Promised', 'OneShop'],
  'Patterns/Layouts': ['Account', 'Card'],
  'Patterns/LineChoice': ['WithReasons'],
  'Patterns/ListingTools': ['Default'],
  'Patterns/NavMenu': ['ManyEntries'],
  'Patterns/OrderCases': ['ClaimsAndDisputes'],
  'Patterns/OrderConfirmation': ['Test'],
  'Patterns/OrderDetailCard': ['Default', phone('LongText')],
  'Patterns/Orders': ['Many', 'Statuses'],
  'Patterns/Own reviews': ['Default'],
  'Patterns/Page states': ['PageNotFound'],
  'Patterns/PaymentFields': ['Pending', 'Rejected'],
  'Patterns/PaymentProgress': ['Waiting'],
  'Patterns/PicturePicker': ['Uploading'],
  'Patterns/Product': ['Default', 'SoldOut'],
  'Patterns/ProductCard': ['Sale', 'SoldOut', 'MissingPicture', 'LongText'],
  'Patterns/ProductGrid': ['Default'],
  'Patterns/Prose page': ['Default'],
  'Patterns/Reviews': ['Default'],
  'Patterns/SearchBox': ['Suggestions'],
  'Patterns/SelectAllBar': ['Mixed'],
  'Patterns/ShopCard': ['Row', 'LongText'],
  'Patterns/ShopHeader': ['LongText'],
  'Patterns/ThemeControl': ['Default'],
  'Patterns/TestPayment': ['Default'],
  'Patterns/Toasts': ['Types', 'BothKinds', phone('LongText')],
  'Patterns/TotalComparison': ['Default'],
  'Patterns/TrackedOrder': ['Default'],
  'Patterns/VariantPicker': ['SoldOut', 'LongText'],

  'Primitives/Avatar': ['Shops'],
  'Primitives/Badge': ['Statuses', 'Tags'],
  'Primitives/Breadcrumbs': ['LongText'],
  'Primitives/Button': ['Emphases', 'Sizes', 'Busy', 'Disabled'],
  'Primitives/Checkbox': ['On', 'Mixed'],
  'Primitives/Chip': ['Default', 'Removable'],
  'Primitives/Collapsible': ['Open'],
  'Primitives/Dialog': ['Confirmation', phone('LongText')],
  'Primitives/Form': ['ServerErrors'],
  'Primitives/Icon': ['LogoAndMark'],
  'Primitives/IconButton': ['WithCount'],
  'Primitives/Link': ['InText'],
  'Primitives/LoadingIndicator': ['Page'],
  'Primitives/Menu': ['LongText', rtl('Open')],
  'Primitives/Note': ['Critical', 'LongText'],
  'Primitives/Pagination': [rtl('Numbered')],
  'Primitives/Panel': ['Default'],
  'Primitives/PasswordField': ['Weak', 'Invalid'],
  'Primitives/Picture': ['Arch', 'Missing'],
  'Primitives/Price': ['Sale', 'Huge'],
  'Primitives/Progress': ['Default'],
  'Primitives/QuantityStepper': ['AtStock', 'Disabled', 'NotWhole'],
  'Primitives/RadioGroup': ['Default'],
  'Primitives/Rating': ['Stars'],
  'Primitives/Select': ['Default'],
  'Primitives/Skeleton': ['Line'],
  'Primitives/Spinner': ['Default'],
  'Primitives/Stack': ['Row'],
  'Primitives/TextArea': ['Invalid'],
  'Primitives/TextField': ['Invalid', 'Disabled', rtl('Hint')],
  'Primitives/Tooltip': ['LongText'],
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
