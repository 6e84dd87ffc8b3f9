/** What a field says of itself before it is sent: the browser's own words differ from browser to browser. */
export const fieldLabels = {
  optional: 'optional',
  missing: 'Please fill this in.',
  email: 'Enter an email like name@example.com.',
  url: 'Enter an address like https://example.com.',
  tooShort: 'At least {min} characters, please.',
} as const
