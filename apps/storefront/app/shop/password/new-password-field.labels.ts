export const newPasswordLabels = {
  label: 'New password',
  hint: 'At least 8 characters. Three or four unrelated words work best.', // prose-ok: words are meant
} as const
