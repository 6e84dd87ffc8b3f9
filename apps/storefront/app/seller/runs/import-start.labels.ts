export const importStartLabels = {
  file: 'Product file',
  hint: 'A CSV with commas, semicolons or tabs, at most {max} MB and 250,000 rows.',
  tooLarge: 'The file is larger than {max} MB. Split it and upload the parts.',
  uploading: 'Uploading {file}',
  sample: 'Download sample file',
  export: 'Export my products',
  underWay: '{file}: {status}',
  unnamedFile: 'Unnamed file',
  continue: 'Continue import',
} as const
