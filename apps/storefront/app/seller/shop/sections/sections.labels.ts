export const namesSectionLabels = {
  title: 'Name and URL',
  text: 'If you change the URL, the old one redirects to it.',
  taglineHint: 'One line under the name.',
  contactEmailHint: 'For the marketplace, not for shoppers.',
} as const

export const picturesSectionLabels = {
  title: 'Pictures',
  text: 'Your color is shown wherever your shop is. Choose that of your banner’s background.',
  bannerHint: 'Across the top of your page. 1600 pixels wide looks best.',
} as const

export const storySectionLabels = {
  title: 'Story and policies',
  text: 'Your own policies, in addition to what the marketplace promises for every shop.',
  shipping: 'Shipping',
  returns: 'Returns',
  care: 'Care',
} as const

export const makersSectionLabels = {
  title: 'Makers',
  text: 'Shoppers like to know who made it.',
  add: 'Add maker',
  portrait: 'Portrait of maker {number}',
  name: 'Name of maker {number}',
  nameMissing: 'Enter a name, or remove the maker.',
  line: 'What they do',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  removeNumber: 'Remove maker {number}',
} as const

export const shippingSectionLabels = {
  title: 'Shipping',
  text: 'Addresses, places that you deliver to, prices and days.',
  edit: 'Edit shipping',
} as const

export const taxSectionLabels = {
  title: 'Tax',
  text: 'Countries in which your shop is registered, and the rates that follow from them.',
  edit: 'Edit tax',
} as const

export const businessSectionLabels = {
  title: 'Business details',
  text: 'The business behind your shop: name, address, contact, register and tax numbers.',
  edit: 'Edit business details',
} as const

export const vacationSectionLabels = {
  title: 'Vacation',
  text: 'Your pages stay online, show when you’re back, and take no orders on these days. Both days are included, in your time zone.',
  from: 'First day',
  until: 'Last day',
  remove: 'Remove vacation',
} as const

export const settingsSectionLabels = {
  title: 'Time zone and low stock',
  text: 'Your days begin and end in this zone.',
  lowStockHint: 'A variant is low on stock at this number or below.',
} as const

export const historySectionLabels = {
  title: 'History',
  none: 'No changes yet.',
  older: 'Show older',
} as const

/** Events in the shop’s history. The name of the person who acted precedes them. */
export const eventLabels = {
  'shop.opened': 'opened the shop',
  'shop.admitted': 'applied for the shop, which was approved',
  'shop.trader_checked': 'checked the business details',
  'shop.updated': 'changed the shop',
  'shop.paused': 'changed the vacation',
  'shop.tax_changed': 'changed a tax registration',
  'shop.suspended': 'suspended the shop',
  'shop.reopened': 'reopened the shop',
  'shop.termination_announced': 'announced the termination of the shop',
  'shop.termination_withdrawn': 'withdrew the termination of the shop',
  'shop.terminated': 'terminated the shop',
  'member.invited': 'invited someone',
  'invitation.revoked': 'withdrew an invitation',
  'member.joined': 'joined the shop',
  'member.changed': 'changed a member’s role or permissions',
  'member.left': 'left the shop',
  'member.removed': 'removed a member',
} as const

/** Events whose fields or member are known. */
export const subjectEventLabels = {
  'shop.updated': 'changed the shop: {subject}',
  'shop.paused': 'changed the vacation: {subject}',
  'member.invited': 'invited {subject}',
  'invitation.revoked': 'withdrew the invitation to {subject}',
  'member.removed': 'removed {subject}',
} as const
