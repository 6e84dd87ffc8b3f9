import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'All lines by shop with their amounts, next to the steps of a checkout. On phones it is a bar at the foot of the screen that opens.',
  keywords: ['order summary', 'totals'],
  alternatives: [
    ['A cart, before shipping is chosen', 'CartSummary'],
    ['An order that is placed', 'Orders'],
  ],
  advice: [
    [
      'Put the total last, below everything that it is made of.',
      'Show the total above the lines or twice in different sizes.',
    ],
    ['Give the tax of each rate a line with its rate.', 'Add up taxes of several rates.'],
    [
      'Show shipping as “Free” if it costs nothing.',
      'Show “$0.00”, which looks like a price that hasn’t loaded.',
    ],
  ],
  accessibility:
    'A region named by its title, with a list of shops; figures are terms and their values. The total comes last. More than six lines are folded shop by shop, in the browser’s own details. The bar’s button says the total and whether the order is shown; Escape closes it.',
  states: {
    default: 'Default',
    loading: 'Loading',
    error: 'NotSent',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'disabled'],
  keys: [
    ['Enter, Space', 'On the bar’s total: shows or hides the order. On a folded shop: shows its lines.'],
    ['Escape', 'Closes the order above the bar.'],
  ],
  hooks: [
    ['[data-component="CheckoutSummary"]', 'The root.'],
    ['[data-component="CheckoutBar"]', 'The bar of phones.'],
    ['[data-action]', 'On the bar when it has a button.'],
    ['[data-component="CheckoutAction"]', 'The step’s button in the page.'],
    ['[data-component="CheckoutSkeleton"]', 'The skeleton of the page.'],
    ['[data-part="Total"]', 'The total.'],
    ['[data-part="Shop"]', 'What is bought from one shop.'],
  ],
  from: 'native',
}
