export const newAddressLabels = {
  complete: 'Complete the address',
  title: 'New address',
  submit: 'Save and ship here',
} as const
