export const tokenInputLabels = {
  remove: 'Remove {token}',
  hint: 'Press Enter or a comma after each.',
  added: '{token} was added.',
  removed: '{token} was removed.',
  double: '“{token}” is there already.',
  tooMany: '{max, plural, one {Only one fits} other {Only # fit}}.',
  tooLong: '“{token}” is too long: {max} characters at most.',
} as const
