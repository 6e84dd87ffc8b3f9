export const richTextLabels = {
  toolbar: 'Format of {label}',
  paragraph: 'Paragraph',
  heading: 'Heading',
  subheading: 'Small heading',
  strong: 'Bold',
  em: 'Italic',
  bulletList: 'List',
  orderedList: 'Numbered list',
  undo: 'Undo',
  redo: 'Redo',
  failed: 'The editor could not be loaded. Check your connection and press here again.',
  placeholder: 'What is it made of, how large is it, who made it?',
} as const
