export const testProviderLabels = {
  unreachable: 'The test provider isn’t responding. You haven’t been charged.',
  question: {
    title: 'Is this you?',
    text: 'The test bank asks you to confirm this payment. No money moves.',
    confirm: 'Yes, confirm',
    refuse: 'No, decline',
  },
  loading: 'Loading the test cards',
  missing: 'The test cards couldn’t be loaded.',
  retry: 'Try again',
} as const
