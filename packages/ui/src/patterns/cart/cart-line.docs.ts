import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One product in a cart: select, change the quantity, save it for later, remove it.',
  keywords: ['line item', 'basket item', 'cart item'],
  alternatives: [
    ['A product that is not in the cart', 'ProductCard'],
    ['A list that is only read', 'CartReview'],
  ],
  advice: [
    [
      'Say the change and offer the way out in the line: “Only 1 left. We kept it for you.”',
      'Report it in a toast: it is gone before the line is found.',
    ],
    [
      'Repeat the chosen options below the name.',
      'Rely on the picture for color and size: two lines of one product then look alike.',
    ],
  ],
  accessibility:
    'Every control repeats the product’s name. A changed price or a sold-out product is announced beside the line, with a button for what can be done.',
  states: {
    default: 'Default',
    loading: 'Updating',
    error: 'PriceChanged',
    disabled: 'SoldOut',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'many'],
  keys: [
    ['Tab', 'Goes through checkbox, name, quantity and buttons.'],
    ['Space', 'On the checkbox: selects the line.'],
    ['Arrow Up, Arrow Down', 'In the quantity: one more or one less.'],
  ],
  hooks: [
    ['[data-component="CartLine"]', 'The root.'],
    ['[data-state="on"]', 'On the root when the line can be bought.'],
    ['[data-state="off"]', 'On the root when it cannot.'],
    ['[data-busy]', 'On the root while it is saved: `adding`, `updating` or `removing`.'],
    ['[data-part="Name"]', 'The product’s name.'],
    ['[data-part="Shop"]', 'The shop’s name, where several stand together.'],
    ['[data-part="Amount"]', 'What the line costs.'],
  ],
  from: 'native',
}
