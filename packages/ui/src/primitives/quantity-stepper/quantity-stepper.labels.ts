export const quantityStepperLabels = {
  quantity: 'Quantity',
  quantityOf: 'Quantity of {name}',
  decrease: 'Decrease',
  decreaseOf: 'Decrease quantity of {name}',
  increase: 'Increase',
  increaseOf: 'Increase quantity of {name}',
} as const
