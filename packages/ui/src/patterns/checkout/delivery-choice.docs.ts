import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'The delivery of one shop’s parcel: each tier with its price and its days. With several shops, a switch sets all of them at once.',
  keywords: ['shipping method', 'radio cards'],
  alternatives: [
    ['What a product page says about delivery', 'Product'],
    ['A choice without a shop', 'RadioGroup'],
  ],
  advice: [
    [
      'Say the day on which the parcel arrives.',
      'Say “3 to 5 business days” and leave the arithmetic to the buyer.',
    ],
    [
      'Offer one switch for all shops if there are several.',
      'Open nine radio buttons for three shops: most buyers want one answer for all.',
    ],
  ],
  accessibility:
    'A region named after the shop, with native radio buttons: one stop for Tab, arrows select. Each is heard with its tier, its days and its price. Dates are those of the shop’s place.',
  states: {
    default: 'Default',
    empty: 'NothingChosen',
    error: 'NotSent',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'disabled', 'many'],
  keys: [['Arrow keys', 'Choose the next or the previous tier.']],
  hooks: [
    ['[data-component="DeliveryChoice"]', 'The root.'],
    ['[data-component="DeliverySwitch"]', 'The choice for all shops at once.'],
    ['[data-component="ParcelList"]', 'The chosen parcels.'],
    ['[data-part="Parcel"]', 'One parcel.'],
  ],
  from: 'native',
}
