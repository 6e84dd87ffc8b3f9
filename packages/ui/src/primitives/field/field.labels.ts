/** Messages of a field before it is sent, since the browsers' own differ. */
export const fieldLabels = {
  optional: 'optional',
  missing: 'This field is required.',
  email: 'Enter an email like name@example.com.',
  url: 'Enter an address like https://example.com.',
  tooShort: 'Use at least {min} characters.',
} as const
