export const accountFaultLabels = {
  iban: 'Enter the complete IBAN.',
  routingNumber: 'Enter the nine digits of your routing number.',
  accountNumber: 'Enter 4 to 17 digits.',
} as const
