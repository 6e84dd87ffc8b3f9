export const fileQuestionLabels = {
  numbers: 'Is 1.200 one thousand two hundred, or one point two?',
  numbersText:
    '{count, plural, one {# product is} other {# products are}} rejected because a number has two readings. Your answer counts for the whole file.',
  decimalMark: 'Mark before the decimals',
  marks: {
    comma: 'A comma: 1,50 is one and a half, and 1.200 is one thousand two hundred',
    point: 'A point: 1.50 is one and a half, and 1,200 is one thousand two hundred',
  },
  encoding: 'Encoding of the file. Choose another if letters look wrong.',
} as const
