import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage: 'One product: what it looks like, costs and measures, who makes it, and when it would arrive.',
  alternatives: [
    ['Many products', 'Listing'],
    ['A product within a list', 'ProductCard'],
  ],
  parts: [
    'Breadcrumbs',
    'Gallery',
    'Product',
    'VariantPicker',
    'QuantityStepper',
    'Reviews',
    'ProductGrid',
    'BottomBar',
  ],
  advice: [
    ['Say why something cannot be bought: “Sold out in this size.”', 'A gray button without a word.'],
    ['Price, stock and delivery stand beside the button.', 'The cost of delivery is first told in the cart.'],
  ],
  accessibility:
    'The product is the first heading; pictures, shop, description, reviews and more from the shop are regions with names. Price and stock are announced when another size or color is chosen, and so is the picture that is shown large.',
  keys: [
    [
      'Tab',
      'After the breadcrumbs: the pictures, the shop, the reviews, then one stop for each choice, the quantity, Add to cart, and the heart.',
    ],
    ['Left, Right on a color or a size', 'Chooses the next one; price and stock change at once.'],
    ['Up, Down on the quantity', 'One more, one less; End takes all that can be bought.'],
    [
      'Enter on a large picture',
      'Opens all pictures as a dialog with the focus on Zoom in; the arrows turn pages, Escape goes back to the picture.',
    ],
    ['Enter on the heart', 'Saves the product; it is heard as pressed.'],
    ['Enter on “214 reviews”', 'Goes down to the reviews.'],
  ],
}
