export const tokenInputLabels = {
  remove: 'Remove {token}',
  hint: 'Press Enter or a comma after each.',
  added: '{token} was added.',
  removed: '{token} was removed.',
  double: '“{token}” already exists.',
  tooMany: 'You can add up to {max}.',
  tooLong: '“{token}” is too long. Use at most {max} characters.',
} as const
