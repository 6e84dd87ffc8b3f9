export const runStepsLabels = {
  checked: 'Checked: {new} new, {changed} changed, {rejected} rejected',
  unreadable: 'Couldn’t read the file.',
  anotherFile: 'Choose another file',
  repeat: 'You’ve already imported this file. Unchanged products stay as they are.',
  nothing: 'Nothing to import.',
  fixRows: 'Fix the rejected rows and upload them again.',
  allSame: 'Every product in the file matches your shop.',
  allOmitted: 'The file has only things that aren’t shipped, such as gift cards.',
} as const
