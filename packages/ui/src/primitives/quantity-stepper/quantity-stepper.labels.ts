export const quantityStepperLabels = {
  quantity: 'Quantity',
  quantityOf: 'Quantity of {name}',
  decrease: 'Decrease',
  decreaseOf: 'Decrease quantity of {name}',
  increase: 'Increase',
  increaseOf: 'Increase quantity of {name}',
  belowMin: 'Enter {min} or more',
  atMax: 'Only {max} left',
  aboveMax: 'Only {max} in stock',
  notWhole: 'Enter a whole number',
} as const
