export { clampQuantity, parseQuantity, type QuantityRange } from './quantity.ts'
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'
